import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { companies, complianceLinks, invitations, subcontractors, subscriptions, users } from '@/db/schema';
import { findMailBrand } from '@/lib/company/branding/queries';
import { asCompanyId, type CompanyId, type Context, type UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { hashSecret, newSecret } from '@/lib/identity/sessions/secrets';
import { newId } from '@/lib/ids';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { entitledTier } from '@/lib/providers/billing/entitled';
import { postMail } from '@/lib/providers/mail/post';
import type { MailSettings } from '@/lib/providers/mail/types';
import { findStanding } from './queries';
import type { AskForPapers } from './schema';
import type { Standing } from './standing';
import { LINK_DAYS, LINK_UPLOADS, MAX_LINKS } from './types';

type UserContext = Context<UserActor>;

const DAY_MS = 86_400_000;

/** A link to hand papers in without an account. The token is returned once: only its hash is stored. */
export async function createLink(
  ctx: Context,
  { companyId, subcontractorId, locale }: { companyId: CompanyId; subcontractorId: string; locale: Locale },
): Promise<{ token: string; path: string }> {
  const [held] = await ctx.db
    .select({ working: count() })
    .from(complianceLinks)
    .where(and(eq(complianceLinks.companyId, companyId), gt(complianceLinks.expiresAt, ctx.now)));
  if ((held?.working ?? 0) >= MAX_LINKS) throw new AppError('plan_limit', { detail: 'links' });
  const token = newSecret();
  await ctx.db.insert(complianceLinks).values({
    id: newId('paperLink'),
    companyId,
    subcontractorId,
    tokenHash: hashSecret(token),
    locale,
    expiresAt: new Date(ctx.now.getTime() + LINK_DAYS * DAY_MS),
    createdAt: ctx.now,
  });
  return { token, path: hrefFor('/papers/[token]', locale, { token }) };
}

/** Mails somebody what is missing, with a link to hand it in. */
export async function askForPapers(
  ctx: UserContext,
  { subcontractorId, locale, mail }: AskForPapers & { mail: MailSettings },
): Promise<void> {
  requirePermission(ctx, 'compliance.manage');
  const { companyId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const person = await getRecipient(within, { companyId, subcontractorId });
    const standing = await findStanding(within, { companyId, subcontractorId });
    const { path } = await createLink(within, {
      companyId,
      subcontractorId,
      locale: locale ?? person.locale,
    });
    await postMail(within, {
      ...mail,
      to: person.email,
      brand: await findMailBrand(within, { companyId }),
      locale: locale ?? person.locale,
      companyId,
      template: 'papersAsked',
      props: { company: person.company, papers: listWanted(standing), path },
    });
    await recordAudit(within, { action: 'compliance.asked', subject: subcontractorId });
  });
}

/** What is not there, or ends soon. */
function listWanted({ cells }: Standing) {
  const wanted = cells.filter(({ required, state }) => required && state !== 'ok' && state !== 'exempt');
  return wanted.map(({ line, state, until }) => ({ line, state, until }));
}

/** Their address, and the language they use: their account's, else that of their invitation. */
export async function getRecipient(
  ctx: Context,
  { companyId, subcontractorId }: { companyId: string; subcontractorId: string },
): Promise<{ email: string; locale: Locale; company: string }> {
  const [row] = await ctx.db
    .select({
      email: subcontractors.email,
      company: companies.name,
      own: users.locale,
      invited: invitations.locale,
    })
    .from(subcontractors)
    .innerJoin(companies, eq(companies.id, subcontractors.companyId))
    .leftJoin(users, eq(users.id, subcontractors.userId))
    .leftJoin(invitations, eq(invitations.subcontractorId, subcontractors.id))
    .where(and(eq(subcontractors.companyId, companyId), eq(subcontractors.id, subcontractorId)))
    .orderBy(desc(invitations.createdAt))
    .limit(1);
  if (!row) throw new AppError('not_found', { detail: `subcontractor ${subcontractorId}` });
  const { own, invited, ...rest } = row;
  return { ...rest, locale: own ?? invited ?? 'en' };
}

export interface PaperLink {
  readonly id: string;
  readonly companyId: CompanyId;
  readonly companyName: string;
  readonly subcontractorId: string | null;
  readonly subcontractorName: string | null;
  readonly uploadsLeft: number;
  readonly locale: Locale;
}

const TOKEN = /^[\w-]{20,100}$/;

/** Resolves a link; null for an unknown or ended one, and where the company's plan has no compliance any more. */
export async function findLink(ctx: Context, { token }: { token: string }): Promise<PaperLink | null> {
  if (!TOKEN.test(token)) return null;
  const [row] = await ctx.db
    .select({
      id: complianceLinks.id,
      companyId: complianceLinks.companyId,
      companyName: companies.name,
      subcontractorId: complianceLinks.subcontractorId,
      subcontractorName: subcontractors.companyName,
      uploads: complianceLinks.uploads,
      locale: complianceLinks.locale,
      tier: entitledTier,
    })
    .from(complianceLinks)
    .innerJoin(companies, eq(companies.id, complianceLinks.companyId))
    .innerJoin(subscriptions, eq(subscriptions.companyId, complianceLinks.companyId))
    .leftJoin(subcontractors, eq(subcontractors.id, complianceLinks.subcontractorId))
    .where(and(eq(complianceLinks.tokenHash, hashSecret(token)), gt(complianceLinks.expiresAt, ctx.now)));
  if (!row || row.tier === null || row.tier === 'solo' || row.tier === 'team') return null;
  const { uploads, tier: _, companyId, ...link } = row;
  return { ...link, companyId: asCompanyId(companyId), uploadsLeft: Math.max(0, LINK_UPLOADS - uploads) };
}

/** Takes one of a link's uploads; false where none is left. */
export async function takeUpload(ctx: Context, linkId: string): Promise<boolean> {
  const taken = await ctx.db
    .update(complianceLinks)
    .set({ uploads: sql`${complianceLinks.uploads} + 1` })
    .where(and(eq(complianceLinks.id, linkId), lt(complianceLinks.uploads, LINK_UPLOADS)))
    .returning({ id: complianceLinks.id });
  return taken.length > 0;
}
