import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { companies, companyBrands, subscriptions } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { hashSecret } from '@/lib/identity/sessions/secrets';
import type { PrintedLook } from '@/lib/platform/reports/types';
import { entitledTier } from '@/lib/providers/billing/entitled';
import { TIERS } from '@/lib/providers/billing/types';
import type { Branding, BrandLook, MailBrand } from './types';
import { brandingOf, lookOf } from './view';

/** Plans that show what is stored; under a smaller one it stays and is not used. */
const PLANS_WITH_BRANDING = TIERS.slice(TIERS.indexOf('professional'));
const isUsed = inArray(entitledTier, PLANS_WITH_BRANDING);

/** What the company has chosen. */
export async function getBranding(ctx: Context<UserActor>): Promise<Branding> {
  requirePermission(ctx, 'branding.manage');
  const [row] = await ctx.db
    .select()
    .from(companyBrands)
    .where(eq(companyBrands.companyId, ctx.actor.companyId));
  return brandingOf(row, ctx.now);
}

const SHOWN = {
  company: companies.name,
  colour: companyBrands.colour,
  logoHash: companyBrands.logoHash,
  logoWidth: companyBrands.logoWidth,
  logoHeight: companyBrands.logoHeight,
} as const;

/** How companies look to others, by their id; those that show as Lintel does are missing. */
export async function listLooks(
  ctx: Context,
  { companyIds }: { companyIds: readonly string[] },
): Promise<ReadonlyMap<string, BrandLook>> {
  if (companyIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: companyBrands.companyId, ...SHOWN })
    .from(companyBrands)
    .innerJoin(companies, eq(companies.id, companyBrands.companyId))
    .innerJoin(subscriptions, eq(subscriptions.companyId, companyBrands.companyId))
    .where(and(inArray(companyBrands.companyId, [...companyIds]), isUsed));
  return new Map(rows.map(({ id, company, ...row }) => [id, lookOf(company, row)]));
}

/** How a company looks to others; null where it shows as Lintel does. */
export async function findLook(
  ctx: Context,
  { companyId }: { companyId: string },
): Promise<BrandLook | null> {
  return (await listLooks(ctx, { companyIds: [companyId] })).get(companyId) ?? null;
}

/** The same for a mail to its subcontractors or clients; mail to its own people is ours. */
export async function findMailBrand(
  ctx: Context,
  { companyId }: { companyId: string },
): Promise<MailBrand | null> {
  const [row] = await ctx.db
    .select({ ...SHOWN, senderName: companyBrands.senderName, replyTo: companyBrands.replyEmail })
    .from(companyBrands)
    .innerJoin(companies, eq(companies.id, companyBrands.companyId))
    .innerJoin(subscriptions, eq(subscriptions.companyId, companyBrands.companyId))
    .where(and(eq(companyBrands.companyId, companyId), isUsed));
  if (!row) return null;
  const { company, senderName, replyTo, ...shown } = row;
  return { ...lookOf(company, shown), senderName, replyTo };
}

/** The same for paper. */
export async function findPrintedLook(
  ctx: Context,
  { companyId }: { companyId: string },
): Promise<PrintedLook | null> {
  const [row] = await ctx.db
    .select({ ...SHOWN, base64: companyBrands.logo })
    .from(companyBrands)
    .innerJoin(companies, eq(companies.id, companyBrands.companyId))
    .innerJoin(subscriptions, eq(subscriptions.companyId, companyBrands.companyId))
    .where(and(eq(companyBrands.companyId, companyId), isUsed));
  if (!row) return null;
  const { logo, tones } = lookOf(row.company, row);
  return {
    accent: tones?.light.accent ?? null,
    logo: logo && row.base64 !== null ? { base64: row.base64, width: logo.width, height: logo.height } : null,
  };
}

/** The picture at an address; null where no company shows it any more. */
export async function findLogo(
  ctx: Context,
  { hash }: { hash: string },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [row] = await ctx.db
    .select({ base64: companyBrands.logo })
    .from(companyBrands)
    .innerJoin(subscriptions, eq(subscriptions.companyId, companyBrands.companyId))
    .where(and(eq(companyBrands.logoHash, hash), isUsed))
    .limit(1);
  return row?.base64 ? new Uint8Array(Buffer.from(row.base64, 'base64')) : null;
}

/** Whose answers would go to which address, behind a mailed link; null for one that does not work. */
export async function findAskedAddress(
  ctx: Context,
  { token }: { token: string },
): Promise<{ companyId: string; company: string; email: string } | null> {
  const [row] = await ctx.db
    .select({
      companyId: companyBrands.companyId,
      company: companies.name,
      email: sql<string>`${companyBrands.askedEmail}`,
    })
    .from(companyBrands)
    .innerJoin(companies, eq(companies.id, companyBrands.companyId))
    .where(and(eq(companyBrands.askedTokenHash, hashSecret(token)), gt(companyBrands.askedUntil, ctx.now)));
  return row ?? null;
}
