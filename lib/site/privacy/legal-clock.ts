import { addDays, daysBetween, utcDay } from '@/lib/platform/clock/days';
import type { PRIVACY_REQUESTS } from '@/lib/site/inquiries/types';

export type PrivacyRequestKind = (typeof PRIVACY_REQUESTS)[number];

/** Days of California's CCPA (Cal. Code Regs. tit. 11, §§ 7021, 7026), kept for every state: the shortest there are. */
export const CONFIRM_BUSINESS_DAYS = 10;
export const ANSWER_DAYS = 45;
export const EXTENSION_DAYS = 45;
export const OPT_OUT_BUSINESS_DAYS = 15;
/** A case is brought up again this many days before its day. */
export const REMIND_DAYS = 7;

interface Arrived {
  receivedAt: Date;
  kind: PrivacyRequestKind;
  extendedAt: Date | null;
}

export interface LegalClock {
  /** The last day on which the request is confirmed in time. */
  confirmBy: string;
  /** The last day on which it is answered in time. */
  answerBy: string;
}

/** A day so many business days later; holidays count as business days here, which makes the day earlier, never later. */
export function addBusinessDays(day: string, days: number): string {
  let at = day;
  for (let left = days; left > 0; ) {
    at = addDays(at, 1);
    const weekday = new Date(`${at}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return at;
}

export function legalClock({ receivedAt, kind, extendedAt }: Arrived): LegalClock {
  const received = utcDay(receivedAt);
  const answerBy =
    kind === 'opt_out'
      ? addBusinessDays(received, OPT_OUT_BUSINESS_DAYS)
      : addDays(received, ANSWER_DAYS + (extendedAt === null ? 0 : EXTENSION_DAYS));
  return { confirmBy: addBusinessDays(received, CONFIRM_BUSINESS_DAYS), answerBy };
}

/** What is due next in an open case, and in how many days; below zero it is late. */
export function nextDuty(
  clock: LegalClock,
  { confirmedAt, now }: { confirmedAt: Date | null; now: Date },
): { duty: 'confirm' | 'answer'; on: string; days: number } {
  const duty = confirmedAt === null && clock.confirmBy < clock.answerBy ? 'confirm' : 'answer';
  const on = duty === 'confirm' ? clock.confirmBy : clock.answerBy;
  return { duty, on, days: daysBetween(utcDay(now), on) };
}
