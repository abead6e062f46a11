import { AppError } from '@/lib/errors';

/** Of a change made from a version that somebody has changed meanwhile: nothing is written. */
export function changedMeanwhile(): AppError {
  return new AppError('conflict', { fields: { version: 'changed_meanwhile' } });
}
