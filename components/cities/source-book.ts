import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';

interface Sourced {
  sources: readonly CitySource[];
}

/** The sources of a page, each with the number the text names it by, in the order the page meets them. */
export class SourceBook {
  readonly #numbers = new Map<string, number>();
  readonly sources: readonly CitySource[];

  constructor(statements: readonly Sourced[]) {
    const sources: CitySource[] = [];
    for (const source of statements.flatMap((statement) => statement.sources)) {
      if (this.#numbers.has(source.url)) continue;
      sources.push(source);
      this.#numbers.set(source.url, sources.length);
    }
    this.sources = sources;
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

/** Everything a city's page states, in the order it stands there. */
export function listStatements(profile: CityProfile, schedule: Sourced | null): Sourced[] {
  const offices = profile.portal ? [profile.department, profile.portal] : [profile.department];
  return [
    ...profile.intro,
    ...offices.map(({ source }) => ({ sources: [source] })),
    ...profile.permits,
    ...profile.fees,
    ...(schedule ? [schedule] : []),
    ...profile.codes,
    ...profile.timing,
    ...profile.returns,
    ...profile.feed,
    ...profile.faq.map(({ answer }) => answer),
  ];
}

export const sourceAnchor = (number: number) => `source-${number}`;
