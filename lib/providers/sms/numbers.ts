import { and, desc, eq, inArray, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { companies, recipients, smsNumbers } from '@/db/schema';
import type { Context } from '@/lib/context';
import type { Locale } from '@/lib/platform/i18n/locales';

/** Which of these numbers have opted out; an opt-out takes precedence over any consent. */
export async function findStopped(ctx: Context, phones: readonly string[]): Promise<Set<string>> {
  if (phones.length === 0) return new Set();
  const rows = await ctx.db
    .select({ phone: smsNumbers.phone })
    .from(smsNumbers)
    .where(and(inArray(smsNumbers.phone, [...phones]), isNotNull(smsNumbers.stoppedAt)));
  return new Set(rows.map(({ phone }) => phone));
}

/** In a query: whether the owner of this number wants no text from us. */
export function hasStopped(phone: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from sms_numbers p where p.phone = ${phone} and p.stopped_at is not null)`;
}

interface Stop {
  phone: string;
  /** What they wrote; `carrier` where only the carrier knows. */
  word: string;
  /** Without one, the language the number was last spoken to in. */
  locale?: Locale;
}

/** Records an opt-out for this number, regardless of consents. An existing one keeps its time and word. */
export async function markStopped(ctx: Context, { phone, word, locale }: Stop): Promise<void> {
  const { stoppedAt, stoppedBy } = smsNumbers;
  await ctx.db
    .insert(smsNumbers)
    .values({
      phone,
      stoppedAt: ctx.now,
      stoppedBy: word,
      locale: locale ?? (await findNumberLocale(ctx, phone)),
      updatedAt: ctx.now,
    })
    .onConflictDoUpdate({
      target: smsNumbers.phone,
      set: {
        stoppedAt: sql`coalesce(${stoppedAt}, excluded.stopped_at)`,
        stoppedBy: sql`case when ${stoppedAt} is null then excluded.stopped_by else ${stoppedBy} end`,
        ...(locale ? { locale } : {}),
        updatedAt: ctx.now,
      },
    });
}

/** Removes the number's opt-out; consent is still required. */
export async function markStarted(ctx: Context, { phone, locale }: Omit<Stop, 'word'>): Promise<void> {
  const started = { stoppedAt: null, stoppedBy: null, startedAt: ctx.now, updatedAt: ctx.now };
  await ctx.db
    .insert(smsNumbers)
    .values({ phone, ...started, locale: locale ?? (await findNumberLocale(ctx, phone)) })
    .onConflictDoUpdate({ target: smsNumbers.phone, set: { ...started, ...(locale ? { locale } : {}) } });
}

/**
 * The language for replies to a number: that of its last message, else of whoever added it as a recipient.
 */
export async function findNumberLocale(ctx: Context, phone: string): Promise<Locale> {
  const [known] = await ctx.db
    .select({ locale: smsNumbers.locale })
    .from(smsNumbers)
    .where(eq(smsNumbers.phone, phone));
  if (known) return known.locale;
  const [named] = await ctx.db
    .select({ own: recipients.locale, company: companies.locale })
    .from(recipients)
    .innerJoin(companies, eq(companies.id, recipients.companyId))
    .where(eq(recipients.phone, phone))
    .orderBy(desc(recipients.createdAt), desc(recipients.id))
    .limit(1);
  return named?.own ?? named?.company ?? 'en';
}
