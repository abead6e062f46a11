import { setTimeout as delay } from 'node:timers/promises';
import { composeMessages } from '@/lib/company/notifications/compose';
import { type SendOptions, sendMessages } from '@/lib/company/notifications/send';
import { areWaiting } from '@/lib/providers/outbox/messages';
import type { Lane } from '@/lib/providers/outbox/types';
import type { JobContext, JobServices } from './types';

/** A run begins nothing more after this long, and asks for the next: well before its worker would count as gone. */
const FOR_MS = 5 * 60_000;
/** How often it is looked for whether enough of what was composed has left. */
const LOOK_MS = 250;
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
    /** Composes what is due, no further ahead of what leaves than `ahead`: to word a message keeps others from leaving. */
    async compose({ ahead }: { ahead?: number } = {}): Promise<void> {
      while (!signal.aborted && passed() < FOR_MS) {
        if (ahead !== undefined && (await areWaiting(now(), lane, ahead))) {
          await delay(LOOK_MS, undefined, { signal }).catch(() => {});
          continue;
        }
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
