import { sentenceCase } from './plain-case';
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

/** Codes of desks ("SFFD", "CP-ZOC") are names, not words in capitals. */
const CODE = /^[A-Z0-9-]{2,8}$/;

/** A desk as screens write it. */
export function deskName(desk: string): string {
  return CODE.test(desk) ? desk : sentenceCase(desk);
}
