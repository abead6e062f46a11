import { z } from 'zod';
import { CarrierUnavailable, TextRefused } from './errors';
import { withoutTypography } from './segments';
import { NumberStopped, type TakenText } from './types';

/** The error code for a number that opted out at Twilio. */
export const OPTED_OUT = 21610;

/** Temporary error codes concerning the account rather than the text: sign-in, suspension, rates, queues. */
const PASSING = new Set([14107, 20003, 20005, 20429, 21611, 30001, 63038]);

const problem = z.object({ code: z.int().nullish(), message: z.string().nullish() });

const message = z.object({
  sid: z.string().regex(/^(SM|MM)[0-9a-f]{32}$/i),
  body: z.string().nullish(),
  to: z.string().nullish(),
  direction: z.string().nullish(),
  date_created: z.string().nullish(),
  num_segments: z.string().nullish(),
});
type TwilioMessage = z.infer<typeof message>;

const messageList = z.object({ messages: z.array(message).max(1_000) });

/** Maps an error response to our error. */
export function toCarrierError(status: number, body: string, retryAfter: string | null, to: string): Error {
  const { code = null, message: said } = problem.safeParse(parsed(body)).data ?? {};
  if (code === OPTED_OUT) return new NumberStopped(to);
  const text = `Twilio answered ${status}${code === null ? '' : `, ${code}`}: ${withoutNumbers(said ?? '')}`;
  if (status >= 500) return new CarrierUnavailable(text, { maybeTaken: true });
  if ([401, 408, 425, 429].includes(status) || (code !== null && PASSING.has(code)))
    return new CarrierUnavailable(text, { retryAfterMs: secondsToMs(retryAfter) });
  return new TextRefused(code, text);
}

/** Removes phone numbers from Twilio's error messages. */
function withoutNumbers(text: string): string {
  return text.replace(/\+?\d{7,15}/g, '…').slice(0, 200);
}

function secondsToMs(header: string | null): number | null {
  const seconds = Number(header?.trim() || Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 && seconds <= 86_400 ? seconds * 1_000 : null;
}

/** Parses the acceptance of a text. If it cannot be parsed, the outcome is unknown. */
export function parseAcceptedText(body: string): TakenText {
  const read = message.safeParse(parsed(body));
  if (read.success) return toTaken(read.data);
  throw new CarrierUnavailable('Twilio answered something unreadable', { maybeTaken: true });
}

/** Of a message list, those equal to this text and accepted since. */
export function findMatchingTexts(
  body: string,
  text: { to: string; body: string },
  since: Date,
): TakenText[] {
  const read = messageList.safeParse(parsed(body));
  if (!read.success) throw new CarrierUnavailable('Twilio answered something unreadable');
  return read.data.messages.filter((one) => isText(one, text) && isSince(one, since)).map(toTaken);
}

function isText(one: TwilioMessage, text: { to: string; body: string }): boolean {
  if (one.direction === 'inbound' || one.to !== text.to) return false;
  // A trial account prefixes a line of its own.
  return withoutTypography(one.body ?? '')
    .trimEnd()
    .endsWith(withoutTypography(text.body).trimEnd());
}

function isSince({ date_created: created }: TwilioMessage, since: Date): boolean {
  const at = Date.parse(created ?? '');
  return Number.isNaN(at) || at >= since.getTime();
}

function toTaken({ sid, num_segments: counted }: TwilioMessage): TakenText {
  const segments = Number(counted);
  // A messaging service reports 0 segments at first.
  return { providerId: sid, segments: segments > 0 && segments < 100 ? segments : null };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
