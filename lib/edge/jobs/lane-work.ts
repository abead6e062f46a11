import { composeMessages } from '@/lib/company/notifications/compose';
import { type SendOptions, sendMessages } from '@/lib/company/notifications/send';
import type { Lane } from '@/lib/providers/outbox/lanes';
import type { JobContext, JobServices } from './types';

/** A run begins nothing more after this long, and asks for the next: well before its worker would count as gone. */
const FOR_MS = 5 * 60_000;
/** However long composing took. */
const SENDS_AT_LEAST_MS = 60_000;

/** What the two jobs that deliver have in common: their lane, and their time. */
export function laneWork(ctx: JobContext, services: JobServices, lane: Lane) {
  const { siteUrl, postalAddress, mail, sms, signal } = services;
  // To compose what has piled up takes long, and by its own time a message that leaves counts as cut off or not.
  const began = performance.now();
  const passed = () => performance.now() - began;
  const now = (): JobContext => ({ ...ctx, now: new Date(ctx.now.getTime() + passed()) });
  const input = { siteUrl, postalAddress, sendsMail: mail !== null, sendsTexts: sms !== null, lane };
  return {
    now,
    /** Composes what is due. */
    async compose(): Promise<void> {
      while (!signal.aborted && passed() < FOR_MS) {
        const { notices } = await composeMessages(now(), input);
        if (notices === 0) break;
      }
    },
    /** Sends what waits; true where time ended it. */
    async send(options: Pick<SendOptions, 'isFed'> = {}): Promise<boolean> {
      const forMs = Math.max(SENDS_AT_LEAST_MS, FOR_MS - passed());
      const { more } = await sendMessages(
        now(),
        { email: mail, sms },
        { ...options, lanes: [lane], signal, forMs },
      );
      return more && !signal.aborted;
    },
  };
}
