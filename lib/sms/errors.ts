import { NumberStopped } from './types';

/** The carrier has said no to this text, and would again: it is not tried a second time. */
export class TextRefused extends Error {
  constructor(
    readonly code: number | null,
    message: string,
  ) {
    super(message);
    this.name = 'TextRefused';
  }
}

/** No text was taken, or nobody knows: worth another try. */
export class CarrierUnavailable extends Error {
  /** How long the carrier asks to be left alone. */
  readonly retryAfterMs: number | null;
  /** The request left and its answer was lost: the text may have been taken. */
  readonly maybeTaken: boolean;

  constructor(
    message: string,
    options: { retryAfterMs?: number | null; maybeTaken?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'CarrierUnavailable';
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.maybeTaken = options.maybeTaken ?? false;
  }
}

/** Whether trying the same text again would come to the same. */
export function isPermanent(error: unknown): boolean {
  return error instanceof NumberStopped || error instanceof TextRefused;
}
