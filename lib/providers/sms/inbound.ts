import { and, desc, eq, inArray, lte, ne } from 'drizzle-orm';
import { smsInbound } from '@/db/schema';
import type { Context } from '@/lib/context';
import type { Locale } from '@/lib/platform/i18n/locales';
import { classifyInboundText, type Meaning } from './keywords';
import { findNumberLocale, markStarted, markStopped } from './numbers';
import { listConsents, revokeConsents } from './revoke';

export interface InboundText {
  /** The carrier's id of the text. */
  providerId: string;
  /** E.164. */
  from: string;
  body: string;
}

/** The reply and its language; sent in the response to the webhook. */
export interface Reply {
  kind: 'stopped' | 'started' | 'startedWithoutConsent' | 'help';
  locale: Locale;
}

const BODY_MAX = 1_600;
/** A repeated stop within this time is not confirmed again. */
const CONFIRMED_HOURS = 24;

/**
 * Processes an inbound text. Its effect is applied once however often the webhook is repeated, and each
 * repetition gets the same reply, in case the first was lost.
 */
export async function receiveText(ctx: Context, given: InboundText): Promise<Reply | null> {
  // Postgres keeps no NUL in a text.
  const text = { ...given, body: given.body.replaceAll('\0', '').slice(0, BODY_MAX) };
  const meaning = classifyInboundText(text.body);
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const locale = meaning.locale ?? (await findNumberLocale(within, text.from));
    const kept = await tx
      .insert(smsInbound)
      .values({
        providerId: text.providerId,
        fromPhone: text.from,
        body: text.body,
        action: meaning.action,
        receivedAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: smsInbound.providerId });
    if (kept.length > 0) await follow(within, text, meaning, locale);
    return replyTo(within, text, meaning, locale);
  });
}

async function follow(ctx: Context, text: InboundText, meaning: Meaning, locale: Locale): Promise<void> {
  const phone = text.from;
  const { action, word } = meaning;
  if (action === 'stop') {
    await markStopped(ctx, { phone, word: word ?? action, locale });
    await revokeConsents(ctx, { phone, wording: text.body, locale });
  }
  if (action === 'start') await markStarted(ctx, { phone, locale });
  if (action !== 'none') ctx.log.info({ providerId: text.providerId, action }, 'Inbound text processed');
}

async function replyTo(
  ctx: Context,
  text: InboundText,
  { action }: Meaning,
  locale: Locale,
): Promise<Reply | null> {
  if (action === 'help') return { kind: 'help', locale };
  if (action === 'stop') return (await isConfirmed(ctx, text)) ? null : { kind: 'stopped', locale };
  if (action === 'none') return null;
  const consents = await listConsents(ctx, text.from);
  return { kind: consents.length > 0 ? 'started' : 'startedWithoutConsent', locale };
}

/** Whether the number's previous message was a recent stop as well. */
async function isConfirmed(ctx: Context, text: InboundText): Promise<boolean> {
  const own = await receivedAt(ctx, text.providerId);
  const [before] = await ctx.db
    .select({ action: smsInbound.action, at: smsInbound.receivedAt })
    .from(smsInbound)
    .where(
      and(
        eq(smsInbound.fromPhone, text.from),
        inArray(smsInbound.action, ['stop', 'start']),
        lte(smsInbound.receivedAt, own),
        ne(smsInbound.providerId, text.providerId),
      ),
    )
    .orderBy(desc(smsInbound.receivedAt))
    .limit(1);
  if (before?.action !== 'stop') return false;
  return own.getTime() - before.at.getTime() < CONFIRMED_HOURS * 3_600_000;
}

async function receivedAt(ctx: Context, providerId: string): Promise<Date> {
  const [row] = await ctx.db
    .select({ at: smsInbound.receivedAt })
    .from(smsInbound)
    .where(eq(smsInbound.providerId, providerId));
  return row?.at ?? ctx.now;
}
