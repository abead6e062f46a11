import { z } from 'zod';
import { CarrierUnavailable, TextRefused } from './errors';
import { withoutTypography } from './segments';
import { NumberStopped, type TakenText } from './types';

/** The owner of the number has told Twilio STOP. */
export const OPTED_OUT = 21610;

/** What comes of the account or of the moment, not of the text: sign-in, suspension, rates, queues. */
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

/** What a request that was answered with a refusal is to be taken for. */
export function failureOf(status: number, body: string, retryAfter: string | null, to: string): Error {
  const { code = null, message: said } = problem.safeParse(parsed(body)).data ?? {};
  if (code === OPTED_OUT) return new NumberStopped(to);
  const text = `Twilio answered ${status}${code === null ? '' : `, ${code}`}: ${withoutNumbers(said ?? '')}`;
  if (status >= 500) return new CarrierUnavailable(text, { maybeTaken: true });
  if ([401, 408, 425, 429].includes(status) || (code !== null && PASSING.has(code)))
    return new CarrierUnavailable(text, { retryAfterMs: secondsToMs(retryAfter) });
  return new TextRefused(code, text);
}

/** Twilio's sentences name the number; a log and a failure do not have to. */
function withoutNumbers(text: string): string {
  return text.replace(/\+?\d{7,15}/g, '…').slice(0, 200);
}

function secondsToMs(header: string | null): number | null {
  const seconds = Number(header?.trim() || Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 && seconds <= 86_400 ? seconds * 1_000 : null;
}

/** The text as Twilio took it. An answer that cannot be read leaves open whether it did. */
export function takenOf(body: string): TakenText {
  const read = message.safeParse(parsed(body));
  if (read.success) return toTaken(read.data);
  throw new CarrierUnavailable('Twilio answered something unreadable', { maybeTaken: true });
}

/** Of a list of messages those that are this text, taken since. */
export function alikeOf(body: string, text: { to: string; body: string }, since: Date): TakenText[] {
  const read = messageList.safeParse(parsed(body));
  if (!read.success) throw new CarrierUnavailable('Twilio answered something unreadable');
  return read.data.messages.filter((one) => isText(one, text) && isSince(one, since)).map(toTaken);
}

function isText(one: TwilioMessage, text: { to: string; body: string }): boolean {
  if (one.direction === 'inbound' || one.to !== text.to) return false;
  // A trial account writes a line of its own in front.
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
  // A messaging service counts later, and answers 0.
  return { providerId: sid, segments: segments > 0 && segments < 100 ? segments : null };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
