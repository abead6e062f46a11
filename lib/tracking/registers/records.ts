import { connecticut } from '@/content/registers/connecticut';
import { florida } from '@/content/registers/florida';
import { arizona, california, kentucky, louisiana, mississippi } from '@/content/registers/lists';
import { NO_STATE_LICENCE } from '@/content/registers/no-licence';
import { oregon } from '@/content/registers/oregon';
import { texas, texasPlumbers } from '@/content/registers/texas';
import { washington } from '@/content/registers/washington';
import type { CityFact } from '@/lib/tracking/cities/types';
import type { RegisterRecord, RegisterSource } from './types';

/** Every register there is a record of. */
export const REGISTERS: readonly RegisterRecord[] = [
  arizona,
  california,
  connecticut,
  florida,
  kentucky,
  louisiana,
  mississippi,
  oregon,
  texas,
  texasPlumbers,
  washington,
];

const bySource = new Map(
  REGISTERS.flatMap((record) =>
    record.sources.map((source): [string, { record: RegisterRecord; source: RegisterSource }] => [
      source.id,
      { record, source },
    ]),
  ),
);

export function findSource(id: string) {
  return bySource.get(id);
}

/** Why a state's general contractors have no state license, where they have none. */
export function noLicenceIn(state: string): CityFact | null {
  return (NO_STATE_LICENCE as Readonly<Record<string, CityFact | undefined>>)[state] ?? null;
}
