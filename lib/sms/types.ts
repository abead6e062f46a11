/** What texts are for; consent is kept for each, and a STOP ends them all. */
export const SMS_PURPOSES = ['permit_changes'] as const;
export type SmsPurpose = (typeof SMS_PURPOSES)[number];

/** Where a word on texts was given: the notifications screen, the set-up, a text of theirs, a program. */
export const CONSENT_SOURCES = ['screen', 'setup', 'text', 'program'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** What a text that came in was taken for. */
export const SMS_ACTIONS = ['stop', 'start', 'help', 'none'] as const;
export type SmsAction = (typeof SMS_ACTIONS)[number];

/** Hands one text to the carrier; throws when nobody said that it was taken (see `errors.ts`). */
export interface SmsTransport {
  send(text: OutgoingText): Promise<TakenText>;
  /** The texts like this one, to this number, that the carrier has taken since; for a try whose answer was lost. */
  find?(text: OutgoingText, since: Date): Promise<TakenText[]>;
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

/** The carrier will not take a text to this number: its owner has told the carrier to stop. */
export class NumberStopped extends Error {
  constructor(readonly phone: string) {
    super('the number has opted out with the carrier');
    this.name = 'NumberStopped';
  }
}
