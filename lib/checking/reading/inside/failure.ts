import type { ReadFailure } from '../types';

/** A file cannot be read, and this is why. */
export class ReadingFailed extends Error {
  constructor(
    readonly failure: ReadFailure,
    detail: string,
  ) {
    super(detail);
  }
}

const NO_ROOM =
  /allocation failed|invalid (typed )?array (buffer )?length|out of memory|memory access out of bounds/i;

/** Maps a parser's error to a failure shown to the user. */
export function toReadingFailed(error: unknown, otherwise: ReadFailure): ReadingFailed {
  if (error instanceof ReadingFailed) return error;
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  const detail = `${name}: ${message}`.slice(0, 500);
  if (name === 'PasswordException') return new ReadingFailed('locked', detail);
  if (NO_ROOM.test(message)) return new ReadingFailed('needed_too_much', detail);
  return new ReadingFailed(otherwise, detail);
}
