import { getQuestion } from '@/content/requirements/questions';
import { stateName } from '@/lib/catalogue/checklists/places';
import { QUESTION_FACTS, STATE_CODES } from '@/lib/catalogue/checklists/types';
import { READ_FAILURES } from '@/lib/checking/reading/types';
import { calendarDay, dollars, figure } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/locales';
import { type FindingsTranslator, findingsTranslator, formatterFor } from '@/lib/platform/i18n/translator';
import { BLANK_LABELS } from './blank-labels';
import { CODE_VALUE_IDS } from './code/types';
import { FINDING_VALUES, type ValueKind } from './finding-values';
import { paperName } from './paper-name';
import type { Finding } from './types';

/** What documents and files are called, by their ids, in the reader's language. */
export interface FindingNames {
  readonly documents: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, string>;
}

export interface FindingWords {
  /** The fault and where it is, in a few words. */
  readonly title: string;
  readonly what: string;
  readonly fix: string;
}

/** Renders findings in a language; used by screens, reports, mail and the API. */
export async function findingWords(
  locale: Locale,
): Promise<(finding: Finding, names: FindingNames) => FindingWords> {
  const t = await findingsTranslator(locale);
  const formatValue = speaker(t, locale);
  return (finding, names) => {
    const values = { ...common(t, finding, names), ...spoken(formatValue, finding, names) };
    const key = getTextKey(finding);
    return {
      title: t(`${key}.title`, values),
      what: t(`${key}.what`, values).trim(),
      fix: t(`${key}.fix`, values),
    };
  };
}

/** Numbers of the code have words each of their own. */
function getTextKey({ rule, values }: Finding) {
  if (rule !== 'code_value') return rule;
  return `code_value.${CODE_VALUE_IDS.find((id) => id === values.check) ?? 'guard_height'}` as const;
}

/** What any finding's words may take: `{document}`, `{where}` at the start of a sentence, `{side}`. */
function common(t: FindingsTranslator, finding: Finding, names: FindingNames): Record<string, string> {
  const [place] = finding.places;
  const document = getDocumentName(t, finding.documentId, names);
  const file = place && (names.files.get(place.fileId) ?? t('names.file'));
  return {
    document,
    where: place && file ? t('place.page', { page: place.page, file }) : document,
    side: finding.documentId === null ? 'stated' : 'document',
  };
}

function getDocumentName(t: FindingsTranslator, id: string | null, { documents }: FindingNames): string {
  if (id === null) return t('names.package');
  if (id === 'stated' || id === 'unclear') return t(`names.${id}`);
  const label = documents.get(id);
  return label === undefined ? t('names.other') : paperName(label);
}

type FormatValue = (kind: ValueKind, value: string | number, names: FindingNames) => string | number;

/** Fallbacks for values that findings of older versions lack. */
const LACKING: Partial<Record<ValueKind, string>> = { choice: 'none', source: '', failure: '' };

function spoken(
  formatValue: FormatValue,
  finding: Finding,
  names: FindingNames,
): Record<string, string | number> {
  const overrides: Record<string, string | number> = {};
  for (const [name, kind] of Object.entries(FINDING_VALUES[finding.rule])) {
    const given = kind === 'quoted' ? asWritten(finding, name) : finding.values[name];
    const value = given ?? (name === 'count' ? 1 : LACKING[kind]);
    overrides[kind === 'source' ? 'source' : name] =
      value === undefined ? '…' : formatValue(kind, value, names);
  }
  return overrides;
}

const MAX_QUOTE = 80;

/** Values are compared in normalised form but quoted as written, so that they can be found on the page. */
function asWritten({ documentId, places, values }: Finding, name: string): string | number | undefined {
  const value = values[name];
  const isFound = name === 'found';
  const isEntered = isFound ? documentId === null : values.expectedIn === 'stated';
  if (value === undefined || isEntered) return value;
  const quote = (places[isFound || documentId === null ? 0 : 1]?.quote ?? '').replace(/[\s,;:]+$/, '');
  const start = letters(String(value).split(' ')[0] ?? '');
  return quote.length <= MAX_QUOTE && start !== '' && letters(quote).includes(start) ? quote : value;
}

function letters(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}

function speaker(t: FindingsTranslator, locale: Locale): FormatValue {
  const format = formatterFor(locale);
  const pickKnown = <T extends string>(all: readonly T[], value: string | number) =>
    all.find((one) => one === value);
  return (kind, value, names) => {
    switch (kind) {
      case 'quoted':
        return `“${value}”`;
      case 'cents':
        return dollars(Number(value));
      case 'figure':
        return figure(Number(value));
      case 'sqft':
      case 'amps':
        return t(`units.${kind}`, { value: figure(Number(value)) });
      case 'day':
        return calendarDay(format, String(value));
      case 'source':
        return getDocumentName(t, String(value), names);
      case 'failure':
        return t(`failures.${pickKnown(READ_FAILURES, value) ?? 'reader_failed'}`);
      case 'label': {
        const label = pickKnown(BLANK_LABELS, value);
        return label ? t(`labels.${label}`) : String(value);
      }
      case 'questions':
        return joinQuestions(String(value), locale);
      case 'state': {
        const code = pickKnown(STATE_CODES, value);
        return code ? stateName(code)[locale] : String(value);
      }
      case 'text':
      case 'number':
      case 'choice':
        return value;
    }
  };
}

function joinQuestions(facts: string, locale: Locale): string {
  return facts
    .split(',')
    .flatMap((name) => QUESTION_FACTS.find((fact) => fact === name) ?? [])
    .map((fact) => getQuestion(fact).text[locale])
    .join(' ');
}
