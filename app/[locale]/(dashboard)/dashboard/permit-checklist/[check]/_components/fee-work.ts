import type { FeeInput } from '@/lib/catalogue/fees/types';

/** What the fee hangs on and no other part of the page asks for. */
export interface FeeField {
  /** In the work that is kept. */
  name: Exclude<keyof FeeInput, 'valuationCents' | 'areaSqft'>;
  label: string;
  value: string;
  /** Null for a number. */
  options: { value: string; label: string }[] | null;
}

/** The work with what a form says of these fields; null where a number is none. */
export function workWith(
  work: FeeInput,
  fields: readonly Pick<FeeField, 'name' | 'options'>[],
  texts: Readonly<Record<string, string>>,
): { work: FeeInput; refused: FeeField['name'][] } {
  const next: Record<string, unknown> = { ...work };
  const refused: FeeField['name'][] = [];
  for (const { name, options } of fields) {
    const text = (texts[name] ?? '').trim();
    if (text === '') delete next[name];
    else if (options) next[name] = text;
    else if (/^\d{1,9}$/.test(text.replaceAll(',', ''))) next[name] = Number(text.replaceAll(',', ''));
    else refused.push(name);
  }
  return { work: next as FeeInput, refused };
}
