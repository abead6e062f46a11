import { and, eq, inArray, ne } from 'drizzle-orm';
import { messages } from '@/db/schema';
import type { Context } from '@/lib/context';
import { findStopped } from './numbers';
import { NumberStopped, type OutgoingText, type SmsTransport, type TakenText } from './types';

/**
 * Sends one of our messages as a text, once. The carrier knows no idempotency key: where an earlier try may have been
 * taken without our hearing of it (`triedSince`, null on the first try), it is looked for before the text is sent
 * again, by what the carrier has told us of it since and then by what the carrier holds. Throws `NumberStopped` where
 * the number's owner wants no texts, whoever has agreed to them.
 */
export async function sendText(
  ctx: Context,
  transport: SmsTransport,
  { triedSince, ...text }: OutgoingText & { triedSince: Date | null },
): Promise<TakenText> {
  const taken = triedSince && (await findTaken(ctx, transport, text, triedSince));
  if (taken) return taken;
  // The word may have come while the text waited.
  if ((await findStopped(ctx, [text.to])).has(text.to)) throw new NumberStopped(text.to);
  return transport.send(text);
}

async function findTaken(
  ctx: Context,
  transport: SmsTransport,
  text: OutgoingText,
  since: Date,
): Promise<TakenText | null> {
  const [own] = await ctx.db
    .select({ providerId: messages.providerId, segments: messages.segments })
    .from(messages)
    .where(eq(messages.id, text.id));
  if (own?.providerId) return { providerId: own.providerId, segments: own.segments };
  const alike = (await transport.find?.(text, since)) ?? [];
  if (alike.length === 0) return null;
  // The same words may have gone to the same number for another reason.
  const ids = alike.map(({ providerId }) => providerId);
  const others = await ctx.db
    .select({ providerId: messages.providerId })
    .from(messages)
    .where(and(inArray(messages.providerId, ids), ne(messages.id, text.id)));
  const claimed = new Set(others.map(({ providerId }) => providerId));
  return alike.find(({ providerId }) => !claimed.has(providerId)) ?? null;
}
