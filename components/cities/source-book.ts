import { officesOf } from '@/lib/tracking/cities/offices';
import { bookingOf } from '@/lib/tracking/cities/statements';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';

interface Sourced {
  sources: readonly CitySource[];
}

/** The sources of a page, each with the number the text names it by, in the order the page meets them. */
export class SourceBook {
  readonly #numbers = new Map<string, number>();
  readonly sources: readonly CitySource[];
  /** The last day anything here was read: the day of review. */
  readonly readOn: string;

  /** @param today The day the page is made, from which a statement's age is counted. */
  constructor(
    statements: readonly Sourced[],
    readonly today: string,
  ) {
    const sources: CitySource[] = [];
    for (const source of statements.flatMap((statement) => statement.sources)) {
      if (this.#numbers.has(source.url)) continue;
      sources.push(source);
      this.#numbers.set(source.url, sources.length);
    }
    this.sources = sources;
    this.readOn =
      sources
        .map(({ readOn }) => readOn)
        .sort()
        .at(-1) ?? '';
  }

  /** @throws for a source the page did not announce */
  getNumbers({ sources }: Sourced): number[] {
    return [...new Set(sources.map((source) => this.#getNumber(source)))];
  }

  #getNumber({ url }: CitySource): number {
    const number = this.#numbers.get(url);
    if (number === undefined) throw new Error(`${url} is not among the page's sources.`);
    return number;
  }
}

/** Everything a city's page gives a source for, in the order it stands there. */
export function listSourced(profile: CityProfile, schedule: Sourced | null): Sourced[] {
  return [
    ...profile.fees.slice(0, 1),
    ...profile.timing.slice(0, 1),
    ...profile.needs,
    ...profile.exemptions.slice(0, 1),
    ...[...Object.values(officesOf(profile)), ...profile.contacts].map(({ source }) => ({
      sources: [source],
    })),
    ...bookingOf(profile.inspections).map(({ fact }) => fact),
    ...profile.codes.editions,
    ...profile.intro,
    ...profile.exemptions,
    ...profile.permits,
    ...profile.steps,
    ...profile.fees,
    ...(schedule ? [schedule] : []),
    ...profile.timing,
    ...profile.inspections.notes,
    ...profile.returns,
    ...profile.codes.notes,
    ...profile.feed,
    ...profile.faq.map(({ answer }) => answer),
  ];
}

export const sourceAnchor = (number: number) => `source-${number}`;
