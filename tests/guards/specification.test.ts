import { beforeAll, expect, test, vi } from 'vitest';
import { isKnownPage } from '@/lib/platform/i18n/known-pages';
import type { Namespace } from '@/lib/platform/i18n/messages';
import { resolveRoute, routes } from '@/lib/platform/i18n/routes';
import { type Answer, SPECIFIED_ADDRESSES } from '../specification/addresses';
import { LIMITS } from '../specification/limits';
import { DEPARTED_TEXTS, QUOTED_TEXTS } from '../specification/texts';
import { createTexts } from '../support/texts';

// The specification, statement by statement, beside what the product has.

beforeAll(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

/** As the specification writes: straight apostrophes, and three dots for an ellipsis. */
const plain = (text: string) => text.replaceAll('’', "'").replaceAll('…', '...');

/** Any value will do for what a text is filled with. */
const VALUES = new Proxy({}, { get: () => 'x', has: () => true });

test.each(QUOTED_TEXTS)('“$text” is what $key says', ({ text, key, begins }) => {
  const [namespace = '', ...rest] = key.split('.');
  const said = plain(createTexts('en')(namespace as Namespace, rest.join('.'), VALUES));
  if (begins) expect(said.slice(0, text.length)).toBe(text);
  else expect(said).toBe(text);
});

test('what departs says why, and is not among what holds', () => {
  const held = new Set(QUOTED_TEXTS.map(({ text }) => text));
  expect(DEPARTED_TEXTS.filter(({ text, because }) => held.has(text) || because === '')).toEqual([]);
});

test.each(LIMITS.filter(({ departs }) => departs === undefined))('$what', ({ specified, held }) => {
  expect(held()).toEqual(specified);
});

test.each(LIMITS.filter(({ departs }) => departs !== undefined))(
  '$what departs: $departs',
  ({ specified, held }) => {
    expect(held()).not.toEqual(specified);
  },
);

function answerOf(path: string): Answer {
  const route = resolveRoute(path);
  if (!route || !isKnownPage(route)) return 'home';
  return routes[route.key].access === 'public' ? 'page' : 'sign-in';
}

test('each address of the specification does what it says', () => {
  const paths = Object.keys(SPECIFIED_ADDRESSES);
  expect(paths.length).toBeGreaterThan(120);
  expect(Object.fromEntries(paths.map((path) => [path, answerOf(path)]))).toEqual(SPECIFIED_ADDRESSES);
});
