import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { getServerSession } from 'next-auth';
import { cache } from 'react';
import { z } from 'zod';
import { type Account, findAccount } from '@/lib/accounts/queries';
import { type AdminActor, asCompanyId, type Context, type UserActor } from '@/lib/context';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { hrefFor, localeOf } from '@/lib/i18n/routes';
import { authOptions } from './auth';
import { publicContext } from './context';

const sessionSchema = z.object({ userId: z.string(), signedInAt: z.number() });

/** The signed-in account, read once a request; null without a session that still counts. */
export const findSessionAccount = cache(async (): Promise<Account | null> => {
  // A page that asks who is there is never made ahead of time.
  await connection();
  const session = sessionSchema.safeParse(await getServerSession(authOptions()));
  if (!session.success) return null;
  const { userId, signedInAt } = session.data;
  return findAccount(publicContext(), { userId, issuedAt: new Date(signedInAt) });
});

/** The language of the page an action was called from. */
async function callerLocale(): Promise<Locale> {
  const page = (await headers()).get('referer');
  return page !== null && URL.canParse(page) ? localeOf(new URL(page).pathname) : DEFAULT_LOCALE;
}

export interface UserGate {
  ctx: Context<UserActor>;
  user: Account['user'];
  company: NonNullable<Account['company']>;
}

/** The gate of every dashboard page and action: sends visitors to sign in, admins without a company to theirs. */
export async function requireUser(pageLocale?: Locale): Promise<UserGate> {
  const locale = pageLocale ?? (await callerLocale());
  const account = await findSessionAccount();
  if (!account) redirect(hrefFor('/login', locale));
  const { user, company } = account;
  if (!company) redirect(hrefFor(user.isAdmin ? '/admin' : '/login', locale));
  const actor: UserActor = {
    kind: 'user',
    userId: user.id,
    companyId: asCompanyId(company.id),
    role: company.role,
  };
  return { ctx: { ...publicContext(), actor }, user, company };
}

export interface AdminGate {
  ctx: Context<AdminActor>;
  user: Account['user'];
}

/** The gate of the back office; anyone else is sent to their dashboard. */
export async function requireAdmin(pageLocale?: Locale): Promise<AdminGate> {
  const locale = pageLocale ?? (await callerLocale());
  const account = await findSessionAccount();
  if (!account) redirect(hrefFor('/login', locale));
  if (!account.user.isAdmin) redirect(hrefFor('/dashboard', locale));
  return {
    ctx: { ...publicContext(), actor: { kind: 'admin', userId: account.user.id } },
    user: account.user,
  };
}
