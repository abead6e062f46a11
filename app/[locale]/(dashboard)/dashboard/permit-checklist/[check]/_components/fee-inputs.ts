import { INPUT_LABELS, OCCUPANCY_LABELS, WORK_LABELS } from '@/content/fees/wording';
import {
  CONSTRUCTION_TYPES,
  type FeeEstimate,
  type FeeInput,
  type FeeInputName,
  OCCUPANCIES,
  OCCUPANCY_GROUPS,
  WORK_KINDS,
} from '@/lib/catalogue/fees/types';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { FeeField } from './fee-work';

const ELSEWHERE: readonly FeeInputName[] = ['valuationCents', 'areaSqft'];

/** The fields for what is missing, and for what was said before, which can be changed. */
export function feeFields(estimate: FeeEstimate, work: FeeInput, locale: Locale): FeeField[] {
  const missing = estimate.status === 'missing_input' ? estimate.missing : [];
  const names = (Object.keys(INPUT_LABELS) as FeeInputName[]).filter(
    (name) => !ELSEWHERE.includes(name) && (missing.includes(name) || work[toInputKey(name)] !== undefined),
  );
  return names.flatMap((name) => {
    const key = toInputKey(name);
    if (key === 'valuationCents' || key === 'areaSqft') return [];
    // A row that was picked stays as it is until something else of the job changes.
    const rows = estimate.status === 'missing_input' ? estimate.rows : [];
    if (name === 'row' && rows.length === 0) return [];
    return [
      {
        name: key,
        label: INPUT_LABELS[name][locale],
        value: String(work[key] ?? ''),
        options: getOptions(name, rows, locale),
      },
    ];
  });
}

function toInputKey(name: FeeInputName): keyof FeeInput {
  return name === 'row' ? 'workId' : name;
}

function getOptions(
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
