import type { Text } from '@/lib/catalogue/checklists/types';
import type { CityInspections, CityProfile, CitySource } from './types';

/** What a profile states, and where in it: `fees 2`, `inspections cutOff`. */
export interface Statement {
  where: string;
  text: Text;
  sources: readonly CitySource[];
  confidence: CityProfile['intro'][number]['confidence'];
}

/** The parts of an inspection's booking in the order in which pages say them. */
export const BOOKING_PARTS = ['booking', 'cutOff', 'visit'] as const;

/** What was found of how inspections are booked. */
export function bookingOf(inspections: CityInspections) {
  return BOOKING_PARTS.flatMap((part) => {
    const fact = inspections[part];
    return fact ? [{ part, fact }] : [];
  });
}

/** Every statement of a profile but its offices and desks, each with its place. */
export function listStatements(profile: CityProfile): Statement[] {
  const { intro, permits, exemptions, steps, fees, timing, returns, feed, codes, inspections } = profile;
  const lists = {
    ...{ intro, permits, exemptions, steps, fees, timing, returns, feed },
    inspections: inspections.notes,
    codes: codes.notes,
    faq: profile.faq.map(({ answer }) => answer),
  };
  const { says, cost, extension } = profile.lapse ?? { says: null, cost: null, extension: null };
  return [
    ...Object.entries(lists).flatMap(([part, facts]) =>
      facts.map((fact, index) => ({ ...fact, where: `${part} ${index + 1}` })),
    ),
    ...profile.needs.map(({ job, ...rest }) => ({ ...rest, where: `needs ${job}` })),
    ...bookingOf(inspections).map(({ part, fact }) => ({ ...fact, where: `inspections ${part}` })),
    ...codes.editions.map(({ edition, ...rest }) => ({
      ...{ text: edition, sources: rest.sources, confidence: rest.confidence },
      where: `codes ${rest.fields.join(' ')}`,
    })),
    ...Object.entries({ says, cost, extension }).flatMap(([part, fact]) =>
      fact ? [{ ...fact, where: `lapse ${part}` }] : [],
    ),
  ];
}
