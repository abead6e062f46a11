import type { Finding, FindingRule, StatedFacts } from '@/lib/checking/review/types';
import { dollars, figure } from '@/lib/platform/i18n/format';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import type { PickView } from './result-types';

/** What the applicant can say of the job, by the rule that compares it. */
const FACTS: { readonly [R in FindingRule]?: keyof StatedFacts } = {
  address_differs: 'address',
  parcel_differs: 'parcel',
  owner_differs: 'owner',
  contractor_differs: 'contractor',
  license_differs: 'license',
  valuation_differs: 'valuationCents',
  area_differs: 'areaSqft',
};

/** A value in the reader's words where it is an area: "1,240 sq ft". */
type AreaText = (area: string) => string;

/**
 * The values one of which is right. Of what the applicant stated before only the other is left to choose.
 */
export function listPicks({ rule, values, places, documentId }: Finding, areaText: AreaText): PickView[] {
  const fact = FACTS[rule];
  if (!fact) return [];
  const pick = (given: string | number | undefined, place: number | null): PickView[] => {
    const value = toStated(fact, given);
    if (value === null) return [];
    const quote = place === null ? undefined : places[place]?.quote;
    return [
      {
        fact,
        value,
        label: toLabel(fact, value, quote, areaText),
        place: place !== null && places[place] ? place : null,
      },
    ];
  };
  // The applicant's own value stands against all papers.
  if (documentId === null) return pick(values.expected, 0);
  const found = pick(values.found, 0);
  return values.expectedIn === 'stated' ? found : [...found, ...pick(values.expected, 1)];
}

const NUMBERS: ReadonlySet<keyof StatedFacts> = new Set(['valuationCents', 'areaSqft', 'feeCents']);

function toStated(fact: keyof StatedFacts, value: string | number | undefined): string | number | null {
  if (value === undefined || value === '') return null;
  if (!NUMBERS.has(fact)) return String(value);
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

function toLabel(
  fact: keyof StatedFacts,
  value: string | number,
  quote: string | undefined,
  areaText: AreaText,
): string {
  if (fact === 'valuationCents') return dollars(Number(value));
  if (fact === 'areaSqft') return areaText(figure(Number(value)));
  // As it is written there, where nothing else is quoted with it.
  if (quote !== undefined && bare(quote) === bare(String(value))) return quote.trim();
  return fact === 'address' ? streetCase(String(value)) : String(value);
}

const bare = (text: string) =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
