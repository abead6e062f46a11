import type { Checklist, ChecklistDocument, ChecklistQuestion, NotNeededDocument } from './checklist';
import type { Reason } from './reason';
import type { ChecklistLocale, Source, Text } from './types';

/** The same shape with every text in one language. */
export type Localised<T> = T extends Text
  ? string
  : T extends readonly (infer Item)[]
    ? Localised<Item>[]
    : T extends object
      ? { [Key in keyof T]: Localised<T[Key]> }
      : T;

export type LocalisedChecklist = Localised<Checklist>;
export type LocalisedDocument = Localised<ChecklistDocument>;
export type LocalisedNotNeeded = Localised<NotNeededDocument>;
export type LocalisedQuestion = Localised<ChecklistQuestion>;
export type LocalisedReason = Localised<Reason>;
export type LocalisedSource = Localised<Source>;

/** A checklist in one language: plain data that can go to a page, a PDF or the API. */
export function localiseChecklist(checklist: Checklist, locale: ChecklistLocale): LocalisedChecklist {
  return localise(checklist, locale);
}

export function localise<T>(value: T, locale: ChecklistLocale): Localised<T>;
export function localise(value: unknown, locale: ChecklistLocale): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => localise(item, locale));
  if (isText(value)) return value[locale];
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localise(item, locale)]));
  }
  return value;
}

function isText(value: unknown): value is Text {
  return (
    typeof value === 'object' &&
    value !== null &&
    'en' in value &&
    'es' in value &&
    typeof value.en === 'string' &&
    typeof value.es === 'string'
  );
}
