import { NumberStopped } from './types';

/** A permanent rejection of this text by the carrier; not retried. */
export class TextRefused extends Error {
  constructor(
    readonly code: number | null,
    message: string,
  ) {
    super(message);
    this.name = 'TextRefused';
  }
}

/** A temporary failure, or an unknown outcome; worth a retry. */
export class CarrierUnavailable extends Error {
  /** The carrier's `Retry-After`. */
  readonly retryAfterMs: number | null;
  /** The answer was lost: the text may have been accepted. */
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

/** Whether a retry of the same text would fail again. */
export function isPermanent(error: unknown): boolean {
  return error instanceof NumberStopped || error instanceof TextRefused;
}
