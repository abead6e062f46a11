import { and, eq, inArray, ne } from 'drizzle-orm';
import { messages } from '@/db/schema';
import type { Context } from '@/lib/context';
import { findStopped } from './numbers';
import { NumberStopped, type OutgoingText, type SmsTransport, type TakenText } from './types';

/**
 * Sends a message as a text, once. The carrier has no idempotency keys: where an earlier attempt may have
 * been accepted unnoticed (`triedSince`, null on the first attempt), the text is looked for first, in the
 * carrier's reports and then in its message list. Throws `NumberStopped` if the number has opted out.
 */
export async function sendText(
  ctx: Context,
  transport: SmsTransport,
  { triedSince, ...text }: OutgoingText & { triedSince: Date | null },
): Promise<TakenText> {
  const taken = triedSince && (await findTaken(ctx, transport, text, triedSince));
  if (taken) return taken;
  // The opt-out may have arrived while the text waited.
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
  // An equal text to the same number may belong to another message.
  const ids = alike.map(({ providerId }) => providerId);
  const others = await ctx.db
    .select({ providerId: messages.providerId })
    .from(messages)
    .where(and(inArray(messages.providerId, ids), ne(messages.id, text.id)));
  const claimed = new Set(others.map(({ providerId }) => providerId));
  return alike.find(({ providerId }) => !claimed.has(providerId)) ?? null;
}
