import { INPUT_LABELS, OCCUPANCY_LABELS, WORK_LABELS } from '@/content/fees/wording';
import {
  CONSTRUCTION_TYPES,
  type FeeEstimate,
  type FeeInput,
  type FeeInputName,
  OCCUPANCIES,
  OCCUPANCY_GROUPS,
  WORK_KINDS,
} from '@/lib/fees/types';
import type { Locale } from '@/lib/i18n/locales';

/** What the fee hangs on and no other part of the page asks for. */
export interface FeeField {
  /** In the work that is kept. */
  name: Exclude<keyof FeeInput, 'valuationCents' | 'areaSqft'>;
  label: string;
  value: string;
  /** Null for a number. */
  options: { value: string; label: string }[] | null;
}

const ELSEWHERE: readonly FeeInputName[] = ['valuationCents', 'areaSqft'];

/** The fields for what is missing, and for what was said before, which can be changed. */
export function feeFields(estimate: FeeEstimate, work: FeeInput, locale: Locale): FeeField[] {
  const missing = estimate.status === 'missing_input' ? estimate.missing : [];
  const names = (Object.keys(INPUT_LABELS) as FeeInputName[]).filter(
    (name) => !ELSEWHERE.includes(name) && (missing.includes(name) || work[keyOf(name)] !== undefined),
  );
  return names.flatMap((name) => {
    const key = keyOf(name);
    if (key === 'valuationCents' || key === 'areaSqft') return [];
    // A row that was picked stays as it is until something else of the job changes.
    const rows = estimate.status === 'missing_input' ? estimate.rows : [];
    if (name === 'row' && rows.length === 0) return [];
    return [
      {
        name: key,
        label: INPUT_LABELS[name][locale],
        value: String(work[key] ?? ''),
        options: optionsOf(name, rows, locale),
      },
    ];
  });
}

function keyOf(name: FeeInputName): keyof FeeInput {
  return name === 'row' ? 'workId' : name;
}

function optionsOf(
  name: FeeInputName,
  rows: readonly { id: string; label: { en: string; es: string } }[],
  locale: Locale,
): FeeField['options'] {
  switch (name) {
    case 'occupancy':
      return OCCUPANCIES.map((value) => ({ value, label: OCCUPANCY_LABELS[value][locale] }));
    case 'work':
      return WORK_KINDS.map((value) => ({ value, label: WORK_LABELS[value][locale] }));
    case 'row':
      return rows.map(({ id, label }) => ({ value: id, label: label[locale] }));
    case 'constructionType':
      return CONSTRUCTION_TYPES.map((value) => ({ value, label: value }));
    case 'occupancyGroup':
      return OCCUPANCY_GROUPS.map((value) => ({ value, label: value }));
    default:
      return null;
  }
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
