import { answersFromApi } from '@/lib/catalogue/checklists/answers-from-api';
import { factOfName } from '@/lib/catalogue/checklists/fact-names';
import { parsePlace } from '@/lib/catalogue/checklists/places';
import type { ChecklistPlace, FactValue, PermitTypeId } from '@/lib/catalogue/checklists/types';
import type { StatedFacts } from '@/lib/checking/review/types';
import { AppError } from '@/lib/errors';
import type { CreateCheck } from './schema';

type GivenAnswers = Readonly<Record<string, FactValue | null | undefined>>;

/**
 * Converts answers from API names; null removes one.
 * @throws AppError `invalid_input` with the API's names
 */
export function parseAnswers(permitType: PermitTypeId, given: GivenAnswers): CreateCheck['answers'] {
  const entries = Object.entries(given);
  const givenFacts = Object.fromEntries(entries.filter(([, value]) => value !== null)) as Record<
    string,
    FactValue
  >;
  const { answers, errors } = answersFromApi(permitType, givenFacts);
  const fields = Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [`answers.${name}`, error]),
  );
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  const takenBack = entries.flatMap(([name, value]) => (value === null ? [[factOfName(name), '']] : []));
  return { ...answers, ...Object.fromEntries(takenBack) };
}

/** @throws AppError `invalid_input` for a text that names no place */
export function parseCheckPlace(text: string): ChecklistPlace {
  const read = parsePlace(text);
  if (!read.ok) throw new AppError('invalid_input', { fields: { place: read.code } });
  return { ...read.place, county: null };
}

interface GivenFacts {
  address?: string | null | undefined;
  parcel?: string | null | undefined;
  owner?: string | null | undefined;
  contractor?: string | null | undefined;
  license?: string | null | undefined;
  valuation_cents?: number | null | undefined;
  area_sqft?: number | null | undefined;
  fee_cents?: number | null | undefined;
}

/** What is stated, from the API's field names; what is left out stays left out. */
export function toStatedFacts(given: GivenFacts): Partial<StatedFacts> {
  const { valuation_cents, area_sqft, fee_cents, ...rest } = given;
  const facts = { ...rest, valuationCents: valuation_cents, areaSqft: area_sqft, feeCents: fee_cents };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
