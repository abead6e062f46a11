import { and, asc, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { companies, recipients, smsConsents, smsNumbers } from '@/db/schema';
import type { Context } from '@/lib/context';
import type { Locale } from '@/lib/platform/i18n/locales';
import { recordConsents } from './consents';
import { SMS_PURPOSES, type SmsPurpose } from './types';

interface Given {
  companyId: string;
  purpose: SmsPurpose;
}

/** Current consents of companies that have this number as a recipient. */
export async function listConsents(ctx: Context, phone: string): Promise<Given[]> {
  const naming = ctx.db
    .select({ id: recipients.companyId })
    .from(recipients)
    .where(and(eq(recipients.phone, phone), eq(recipients.smsOn, true)));
  const { companyId, purpose, given, id } = smsConsents;
  const latest = await ctx.db
    .selectDistinctOn([companyId, purpose], { companyId, purpose, given })
    .from(smsConsents)
    .where(and(inArray(companyId, naming), inArray(purpose, [...SMS_PURPOSES])))
    .orderBy(companyId, purpose, desc(id));
  return latest.filter((consent) => consent.given);
}

interface Revocation {
  phone: string;
  /** What they wrote: the proof. */
  wording: string;
  locale: Locale;
}

/**
 * Withdraws the consent, for every purpose, of each company that texts only this number. Where a company also
 * texts others, its consent is not this person's to withdraw; the number's opt-out stops texts to it anyway.
 */
export async function revokeConsents(ctx: Context, { phone, wording, locale }: Revocation): Promise<void> {
  const naming = ctx.db
    .select({ id: recipients.companyId })
    .from(recipients)
    .where(eq(recipients.phone, phone));
  // Locks like the settings screen: consent read here must not be written again after a concurrent change.
  await ctx.db
    .select({ id: companies.id })
    .from(companies)
    .where(inArray(companies.id, naming))
    .orderBy(asc(companies.id))
    .for('update');
  const consents = await listConsents(ctx, phone);
  const others = await textingOthers(ctx, consents, phone);
  const ended = consents.filter(({ companyId }) => !others.has(companyId));
  await recordConsents(
    ctx,
    ended.map((consent) => ({ ...consent, given: false, wording, locale, source: 'text' })),
  );
}

async function textingOthers(ctx: Context, consents: Given[], phone: string): Promise<Set<string>> {
  const ids = consents.map(({ companyId }) => companyId);
  const rows = await ctx.db
    .selectDistinct({ companyId: recipients.companyId })
    .from(recipients)
    .leftJoin(smsNumbers, and(eq(smsNumbers.phone, recipients.phone), isNotNull(smsNumbers.stoppedAt)))
    .where(
      and(
        inArray(recipients.companyId, ids),
        isNotNull(recipients.phone),
        ne(recipients.phone, phone),
        eq(recipients.smsOn, true),
        isNull(smsNumbers.phone),
      ),
    );
  return new Set(rows.map(({ companyId }) => companyId));
}
