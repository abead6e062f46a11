import { AppError } from '@/lib/errors';
import type { FileProblem } from './types';

/** A file that cannot be taken, and why, in a code its page has words for. */
export function fileError(problem: FileProblem): AppError {
  return new AppError(problem === 'too_large' ? 'payload_too_large' : 'invalid_input', {
    fields: { file: problem },
  });
}
