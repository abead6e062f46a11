import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { getServerSession } from 'next-auth';
import { cache } from 'react';
import { z } from 'zod';
import type { AdminActor, Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { type ActorFor, admit } from '@/lib/identity/access/gate';
import { refusal } from '@/lib/identity/access/permissions';
import type { Permission } from '@/lib/identity/access/types';
import { findAccount } from '@/lib/identity/accounts/queries';
import type { Account, AccountCompany, AccountUser } from '@/lib/identity/accounts/types';
import { DEFAULT_LOCALE, type Locale } from '@/lib/platform/i18n/locales';
import { getPathLocale, hrefFor, type Route, type RouteKey, routes } from '@/lib/platform/i18n/routes';
import type { Tier } from '@/lib/providers/billing/types';
import { authOptions } from './auth';
import { publicContext } from './context';
import { gateRules } from './gate-rules';
import { getWayOut } from './home-page';
import { log } from './log';
import { countRequest } from './rate-limit';
import { requestInfo } from './request-info';

const sessionSchema = z.object({ sessionId: z.string() });

/** The signed-in account, read once a request; null without a session that still counts. */
export const findSessionAccount = cache(async (): Promise<Account | null> => {
  // A page that asks who is there is never made ahead of time.
  await connection();
  const session = sessionSchema.safeParse(await getServerSession(authOptions()));
  if (!session.success) return null;
  return findAccount(publicContext(), { sessionId: session.data.sessionId, kind: 'web' });
});

/** The language of the page an action was called from. */
export async function callerLocale(): Promise<Locale> {
  const page = (await headers()).get('referer');
  return page !== null && URL.canParse(page) ? getPathLocale(new URL(page).pathname) : DEFAULT_LOCALE;
}

/** Who is signed in; visitors are sent to sign in, in the language given or else of the page they came from. */
export async function requireAccount(locale?: Locale): Promise<Account> {
  const account = await findSessionAccount();
  if (!account) redirect(hrefFor('/login', locale ?? (await callerLocale())));
  return account;
}

/**
 * For pages that cost much: each counts as a read of the API. Layouts are not counted, which the browser asks for ahead
 * of time with every link it shows.
 * @throws AppError `rate_limited` for one too many
 */
export async function requirePageRate(): Promise<void> {
  const ctx = publicContext(requestInfo(await headers()));
  countRequest(ctx, 'read', await findSessionAccount()).requireAllowed();
}

/**
 * The gate of pages that every plan opens: visitors are sent to sign in, whoever has no business here to their own
 * home. Throws `forbidden` or `plan_required` where a home would lead back here.
 */
export async function requirePermission<P extends Permission>(
  permission: P,
  locale: Locale,
): Promise<{ ctx: Context<ActorFor<P>>; account: Account }> {
  const account = await requireAccount(locale);
  const request = requestInfo(await headers());
  try {
    return { ctx: admit(publicContext(request), account, permission, gateRules()), account };
  } catch (error) {
    if (error instanceof AppError)
      log().warn(
        { requestId: request.id, permission, userId: account.user.id, code: error.code },
        'Access denied',
      );
    if (error instanceof AppError && error.code === 'second_factor_required')
      redirect(hrefFor('/dashboard/settings', locale));
    if (error instanceof AppError && error.code === 'forbidden') {
      const way = getWayOut(account, permission);
      if (way) redirect(hrefFor(way, locale));
    }
    throw error;
  }
}

export interface UserGate {
  ctx: Context<UserActor>;
  user: AccountUser;
  company: AccountCompany;
}

/** Permissions that concern a company, whatever the plan. */
type CompanyPermission = Exclude<Permission, 'account.own' | 'portal.read' | 'admin'>;

/** The gate of the dashboard's pages that every plan opens. */
export async function requireUser(
  pageLocale: Locale,
  permission: CompanyPermission = 'permits.read',
): Promise<UserGate> {
  const { ctx, account } = await requirePermission(permission, pageLocale);
  const { user, company } = account;
  if (!company) throw new AppError('forbidden');
  return { ctx, user, company };
}

/** The permission a page of the dashboard asks for, by the table of pages. */
type GuardedPage = {
  [K in RouteKey]: (typeof routes)[K] extends { permission: CompanyPermission } ? K : never;
}[RouteKey];

export type PageGate = (UserGate & { locked: null }) | Omit<UserGate & { locked: Tier }, 'ctx'>;

/** The gate of a page that a plan opens: where the plan does not, there is no context to read anything with. */
export async function openPage(page: GuardedPage, locale: Locale): Promise<PageGate> {
  const permission = routes[page].permission;
  const account = await requireAccount(locale);
  const { user, company } = account;
  const refused = company ? refusal(permission, company) : null;
  if (company && refused?.code === 'plan_required') return { locked: refused.tier, user, company };
  const gate = await requireUser(locale, permission);
  await requirePageRate();
  return { ...gate, locked: null };
}

/** The gate of a page that shows no data yet: the role counts, the plan does not. */
export async function visitPage(page: RouteKey, locale: Locale): Promise<void> {
  const { permission }: Route = routes[page];
  if (!permission) return;
  const account = await findSessionAccount();
  const refused = account?.company ? refusal(permission, account.company) : null;
  if (refused?.code !== 'plan_required') await requirePermission(permission, locale);
}

export interface AdminGate {
  ctx: Context<AdminActor>;
  user: AccountUser;
}

/**
 * The gate of the back office; anyone else is sent to their own home, and an admin without a second factor to where it
 * is set up.
 */
export async function requireAdmin(locale: Locale): Promise<AdminGate> {
  const { ctx, account } = await requirePermission('admin', locale);
  return { ctx, user: account.user };
}
