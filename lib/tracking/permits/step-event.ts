import type { PermitEvent } from './view';

/** What an event about one step says of it. */
export interface StepOfEvent {
  /** The inspection or the desk, in the city's words. */
  name: string | null;
  /** The city's word of result. */
  result: string | null;
  /** How many comments were new. */
  comments: number | null;
}

export function stepOf(changes: PermitEvent['changes']): StepOfEvent {
  const after = (field: string) => changes[field]?.[1] ?? null;
  const text = (value: string | number | null) => (value === null ? null : String(value));
  const comments = after('comments');
  return {
    name: text(after('step')),
    result: text(after('result')),
    comments: typeof comments === 'number' ? comments : null,
  };
}
