export interface FindableCity {
  slug: string;
  state: string;
  label: string;
  /** What else it is looked for by: the name in the other language, its state. */
  also?: string;
  href: string;
  monitored: boolean;
  /** On the map. */
  x: number;
  y: number;
}

export interface CityFilters {
  text: string;
  /** Two letters; empty for all. */
  state: string;
  monitored: boolean;
}

export const NO_FILTERS: CityFilters = { text: '', state: '', monitored: false };

const LONGEST_TEXT = 60;

/** As people type it: "san jose" finds "San José, CA", "austin tx" finds "Austin, TX", "saint louis" finds "St. Louis". */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.,\s]+/g, ' ')
    .replace(/\bsaint\b/g, 'st')
    .trim();
}

export function fitting<C extends Pick<FindableCity, 'state' | 'label' | 'also' | 'monitored'>>(
  cities: readonly C[],
  { text, state, monitored }: CityFilters,
): C[] {
  const folded = fold(text);
  return cities.filter(
    (city) =>
      (fold(city.label).includes(folded) || fold(city.also ?? '').includes(folded)) &&
      (state === '' || city.state === state) &&
      (city.monitored || !monitored),
  );
}

export function filtersFromSearch(search: string): CityFilters {
  const query = new URLSearchParams(search);
  return {
    text: (query.get('q') ?? '').slice(0, LONGEST_TEXT),
    state: (query.get('state') ?? '').slice(0, 2).toUpperCase(),
    monitored: query.get('monitored') === '1',
  };
}

/** `?q=aus&state=TX&monitored=1`; empty without filters. */
export function searchFromFilters({ text, state, monitored }: CityFilters): string {
  const query = new URLSearchParams({
    ...(text === '' ? {} : { q: text }),
    ...(state === '' ? {} : { state }),
    ...(monitored ? { monitored: '1' } : {}),
  }).toString();
  return query === '' ? '' : `?${query}`;
}
