import type { Locale } from '@/lib/platform/i18n/locales';
import english from '@/messages/en/api.json';
import spanish from '@/messages/es/api.json';

export type ApiTexts = typeof english;

const TEXTS: Record<Locale, ApiTexts> = { en: english, es: spanish };

/** What the calls, their fields and their users are called. */
export function apiTexts(locale: Locale): ApiTexts {
  return TEXTS[locale];
}

/** A text by a name that only the running program knows; null where nobody wrote one. */
function find(texts: unknown, ...path: string[]): string | null {
  let node = texts;
  for (const key of path) {
    if (typeof node !== 'object' || node === null) return null;
    node = Object.getOwnPropertyDescriptor(node, key)?.value;
  }
  return typeof node === 'string' ? node : null;
}

export interface CallTexts {
  summary: string;
  description: string;
}

/** @throws for a call nobody described */
export function callTexts(texts: ApiTexts, id: string): CallTexts {
  const summary = find(texts.operations, id, 'summary');
  const description = find(texts.operations, id, 'description');
  if (summary === null || description === null) throw new Error(`The call ${id} has no texts.`);
  return { summary, description };
}

/** What is said of a call that failed for a reason of ours; null where it is what every call says. */
export function failureText(texts: ApiTexts, id: string): string | null {
  return find(texts.failures, id);
}

/** What a field means within an object or a call; null where nobody wrote it down. */
export function fieldText(texts: ApiTexts, owner: string, field: string): string | null {
  return find(texts.fieldsOf, owner, field) ?? find(texts.fields, field);
}
