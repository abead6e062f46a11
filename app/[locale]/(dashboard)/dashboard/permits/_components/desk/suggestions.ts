import type { Desk } from '@/lib/company/desk/desk';
import { FILTER_KEYS, type FilterKey, keyOf } from '@/lib/company/desk/language/keys';
import { STATUS_BUCKETS } from '@/lib/tracking/permits/types';

export interface Suggestion {
  /** What the bar is given: a filter, or a key with its colon. */
  pick: string;
  /** What it means, in the reader's words. */
  hint: string;
}

const MOST = 9;

type Words = (key: `keys.${FilterKey}` | 'me' | 'nobody' | 'text' | 'us') => string;

/** What the last typed word can become: keys by their beginning, then the values of a key. */
export function suggest(text: string, desk: Desk, t: Words): Suggestion[] {
  const word = text.split(' ').at(-1) ?? '';
  const [typedKey = '', value] = word.split(':');
  if (value === undefined) {
    const begins = typedKey.toLowerCase();
    const keys = FILTER_KEYS.filter(
      (key) => key.startsWith(begins) || t(`keys.${key}`).toLowerCase().startsWith(begins),
    ).map((key) => ({ pick: `${key}:`, hint: t(`keys.${key}`) }));
    const names =
      begins.length < 2
        ? []
        : [
            ...desk.people
              .filter(({ slug, name }) => slug.startsWith(begins) || name.toLowerCase().startsWith(begins))
              .map(({ slug, name }) => ({ pick: `assigned:${slug}`, hint: name })),
            ...desk.cities
              .filter((city) => city.startsWith(begins))
              .map((city) => ({ pick: `city:${withoutState(city)}`, hint: '' })),
            ...STATUS_BUCKETS.filter((bucket) => bucket.startsWith(begins)).map((bucket) => ({
              pick: `status:${bucket}`,
              hint: '',
            })),
            ...desk.tags
              .filter(({ slug }) => slug.startsWith(begins))
              .map(({ slug, name }) => ({ pick: `tag:${slug}`, hint: name })),
          ];
    return [...names, ...keys].slice(0, MOST);
  }
  const key = keyOf(typedKey.replace(/^-/, ''));
  const prefix = value.toLowerCase().split(',').slice(0, -1);
  const part = value.toLowerCase().split(',').at(-1) ?? '';
  const written = key === null ? '' : typedKey.startsWith('-') ? `-${key}` : key;
  return valuesOf(key, desk, t)
    .filter(({ value: one, hint }) => one.startsWith(part) || hint.toLowerCase().startsWith(part))
    .slice(0, MOST)
    .map(({ value: one, hint }) => ({ pick: `${written}:${[...prefix, one].join(',')}`, hint }));
}

function withoutState(city: string): string {
  return city.replace(/-[a-z]{2}$/, '');
}

function valuesOf(key: ReturnType<typeof keyOf>, desk: Desk, t: Words): { value: string; hint: string }[] {
  const plain = (values: readonly string[]) => values.map((value) => ({ value, hint: '' }));
  switch (key) {
    case 'status':
      return plain(['open', ...STATUS_BUCKETS]);
    case 'city':
      return plain(desk.cities.map(withoutState));
    case 'state':
      return plain([...new Set(desk.cities.map((city) => city.slice(-2)))]);
    case 'assigned':
      return [
        { value: 'me', hint: t('me') },
        { value: 'none', hint: t('nobody') },
        ...desk.people.map(({ slug, name }) => ({ value: slug, hint: name })),
      ];
    case 'tag':
      return desk.tags.map(({ slug, name }) => ({ value: slug, hint: name }));
    case 'waits':
      return [{ value: 'us', hint: t('us') }, ...plain(['city', 'inspector', 'work'])];
    case 'closeout':
    case 'muted':
      return plain(['yes', 'no']);
    default:
      return [];
  }
}
