import { AppError } from '@/lib/errors';
import type { LogoProblem } from './types';

/** A picture that is not taken, and why, in a code its page has words for. */
export function logoError(problem: LogoProblem): AppError {
  const code =
    problem === 'logo_too_large'
      ? 'payload_too_large'
      : problem === 'logo_type'
        ? 'unsupported_media_type'
        : 'invalid_input';
  return new AppError(code, { fields: { logo: problem } });
}
