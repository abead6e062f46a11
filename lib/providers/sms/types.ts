import type { Pace } from '@/lib/providers/outbox/pace';

/** Purposes of texts; consent is per purpose, and a STOP ends all. */
export const SMS_PURPOSES = ['permit_changes'] as const;
export type SmsPurpose = (typeof SMS_PURPOSES)[number];

/** Where consent was given or withdrawn: notification settings, sign-up, an inbound text, the API. */
export const CONSENT_SOURCES = ['screen', 'setup', 'text', 'program'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** The actions of an inbound text. */
export const SMS_ACTIONS = ['stop', 'start', 'help', 'none'] as const;
export type SmsAction = (typeof SMS_ACTIONS)[number];

/** Sends a text; throws unless acceptance was confirmed (see `errors.ts`). */
export interface SmsTransport {
  send(text: OutgoingText): Promise<TakenText>;
  /** Finds equal texts to this number accepted since, for an attempt whose answer was lost. */
  find?(text: OutgoingText, since: Date): Promise<TakenText[]>;
  /** How fast it takes texts; without one they are sent one after the other. */
  pace?: Pace;
}

export interface OutgoingText {
  /** Our own id of the message: the carrier repeats it when it tells what became of it. */
  id: string;
  /** E.164. */
  to: string;
  body: string;
}

export interface TakenText {
  providerId: string;
  segments: number | null;
}

/** The carrier rejects texts to this number because its owner opted out there. */
export class NumberStopped extends Error {
  constructor(readonly phone: string) {
    super('the number has opted out with the carrier');
    this.name = 'NumberStopped';
  }
}
