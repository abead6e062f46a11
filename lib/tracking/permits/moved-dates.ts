import type { PermitEvent } from './view';

/** The dates a city gives, as a reader would name them first. */
export const DATE_FIELDS = [
  'issuedDate',
  'approvedDate',
  'completedDate',
  'expiresDate',
  'appliedDate',
  'statusDate',
] as const;
export type DateField = (typeof DATE_FIELDS)[number];

export interface MovedDate {
  field: DateField;
  /** `2026-11-22`; null where the city had given none, or gives none any more. */
  before: string | null;
  after: string | null;
}

/** The dates an event moved. The date of the status says nothing beside another that moved with it. */
export function movedDates(changes: PermitEvent['changes']): MovedDate[] {
  const moved = DATE_FIELDS.flatMap((field) => {
    const change = changes[field];
    return change ? [{ field, before: asDay(change[0]), after: asDay(change[1]) }] : [];
  }).filter(({ before, after }) => before !== null || after !== null);
  return moved.length > 1 ? moved.filter(({ field }) => field !== 'statusDate') : moved;
}

function asDay(value: string | number | null): string | null {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
}
