import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { companyPermits, mailboxes, permits } from '@/db/schema';
import { asCompanyId, type CompanyId, type Context, type UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { lockCompany } from '@/lib/identity/accounts/lock-company';
import { newId } from '@/lib/ids';
import type { MailboxScope } from './types';

type UserContext = Context<UserActor>;

const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';
const MAX_MAILBOXES = 5_000;

export interface Mailbox {
  readonly id: string;
  readonly scope: MailboxScope;
  readonly permitId: number | null;
  readonly permitNumber: string | null;
  /** `permits+k3f9…@mail.example`. */
  readonly address: string;
}

/** The part behind the plus: short enough to type, too long to guess. */
function newToken(): string {
  return [...randomBytes(16)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

export function mailboxAddress(token: string, domain: string): string {
  return `permits+${token}@${domain}`;
}

/** The token of one of our addresses among a mail's recipients; null for any other. */
export function tokenIn(recipient: string): string | null {
  return /(?:^|<)\s*permits\+([a-z0-9]{16})@[^\s@<>]+/i.exec(recipient)?.[1]?.toLowerCase() ?? null;
}

/** The company's own address, made where there is none. */
export async function openCompanyMailbox(ctx: UserContext, { domain }: { domain: string }): Promise<Mailbox> {
  requirePermission(ctx, 'mail.manage');
  return openMailbox(ctx, { domain, scope: 'company', permitId: null });
}

/** The address of one of the company's permits: what arrives there is of that permit, whatever it says. */
export async function openPermitMailbox(
  ctx: UserContext,
  { permitId, domain }: { permitId: number; domain: string },
): Promise<Mailbox> {
  requirePermission(ctx, 'mail.manage');
  const [own] = await ctx.db
    .select({ id: companyPermits.permitId })
    .from(companyPermits)
    .where(
      and(
        eq(companyPermits.companyId, ctx.actor.companyId),
        eq(companyPermits.permitId, permitId),
        eq(companyPermits.state, 'confirmed'),
      ),
    );
  if (!own) throw new AppError('not_found', { detail: `permit ${permitId} is not this company's` });
  return openMailbox(ctx, { domain, scope: 'permit', permitId });
}

/** The company's own address, where one was made. */
export async function findCompanyMailbox(
  ctx: UserContext,
  { domain }: { domain: string },
): Promise<Mailbox | null> {
  requirePermission(ctx, 'mail.read');
  return findMailbox(ctx, { domain, scope: 'company', permitId: null });
}

interface Which {
  domain: string;
  scope: MailboxScope;
  permitId: number | null;
}

async function findMailbox(ctx: UserContext, { domain, scope, permitId }: Which): Promise<Mailbox | null> {
  const [known] = await ctx.db
    .select({ id: mailboxes.id, token: mailboxes.token, number: permits.permitNumber })
    .from(mailboxes)
    .leftJoin(permits, eq(permits.id, mailboxes.permitId))
    .where(
      and(
        eq(mailboxes.companyId, ctx.actor.companyId),
        eq(mailboxes.scope, scope),
        permitId === null ? isNull(mailboxes.permitId) : eq(mailboxes.permitId, permitId),
        isNull(mailboxes.closedAt),
      ),
    )
    .orderBy(asc(mailboxes.createdAt), asc(mailboxes.id))
    .limit(1);
  if (!known) return null;
  const address = mailboxAddress(known.token, domain);
  return { id: known.id, scope, permitId, permitNumber: known.number, address };
}

/** Two at once make one: the second waits for the first, and finds it. */
function openMailbox(ctx: UserContext, which: Which): Promise<Mailbox> {
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await lockCompany(within, ctx.actor.companyId);
    return (await findMailbox(within, which)) ?? makeMailbox(within, which);
  });
}

async function makeMailbox(ctx: UserContext, which: Which): Promise<Mailbox> {
  const { companyId } = ctx.actor;
  const { scope, permitId } = which;
  if ((await ctx.db.$count(mailboxes, eq(mailboxes.companyId, companyId))) >= MAX_MAILBOXES)
    throw new AppError('plan_limit', { detail: 'mailboxes' });
  await ctx.db
    .insert(mailboxes)
    .values({ id: newId('mailbox'), companyId, scope, permitId, token: newToken(), createdAt: ctx.now });
  const made = await findMailbox(ctx, which);
  if (!made) throw new Error('a mailbox that was just made is gone');
  return made;
}

/** Gives the company another address; the one it had takes nothing in any more. */
export async function renewMailbox(ctx: UserContext, { domain }: { domain: string }): Promise<Mailbox> {
  requirePermission(ctx, 'mail.manage');
  const { companyId } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await lockCompany(within, companyId);
    await tx
      .update(mailboxes)
      .set({ closedAt: ctx.now })
      .where(
        and(eq(mailboxes.companyId, companyId), eq(mailboxes.scope, 'company'), isNull(mailboxes.closedAt)),
      );
    return makeMailbox(within, { domain, scope: 'company', permitId: null });
  });
}

export interface FoundMailbox {
  readonly id: string;
  readonly companyId: CompanyId;
  readonly permitId: number | null;
}

/** Whose mail it is, by the addresses it was sent to: each of ours once. */
export async function findMailboxes(ctx: Context, recipients: readonly string[]): Promise<FoundMailbox[]> {
  const tokens = [...new Set(recipients.flatMap((one) => tokenIn(one) ?? []))].slice(0, 5);
  const found: FoundMailbox[] = [];
  for (const token of tokens) {
    const [row] = await ctx.db
      .select({ id: mailboxes.id, companyId: mailboxes.companyId, permitId: mailboxes.permitId })
      .from(mailboxes)
      .where(and(eq(mailboxes.token, token), isNull(mailboxes.closedAt)));
    if (row) found.push({ ...row, companyId: asCompanyId(row.companyId) });
  }
  return found;
}
