import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CITY_PROFILES } from '@/content/cities/profiles';
import { stateName } from '@/lib/catalogue/checklists/places';
import { parseCityInput } from './catalogue';
import { placeKey } from './place-key';
import { cityQuerySchema, cityValidationSchema } from './schema';
import { loadUsPlaces } from './us-places';
import { validateCity } from './validate-city';

type Valid = [text: string, name: string, state: string, matchedBy: string, confidence: number];

const VALID: Valid[] = [
  ['Austin, TX', 'Austin', 'TX', 'exact', 1],
  ['austin texas', 'Austin', 'TX', 'exact', 1],
  ['  AUSTIN ,  tx  ', 'Austin', 'TX', 'exact', 1],
  ['Austin, TX 78701', 'Austin', 'TX', 'exact', 1],
  ['AUSTIN TX 78701-1234', 'Austin', 'TX', 'exact', 1],
  ['78701 Austin, TX', 'Austin', 'TX', 'exact', 1],
  ['Austin, TX, USA', 'Austin', 'TX', 'exact', 1],
  ['Austin, Travis County, TX', 'Austin', 'TX', 'exact', 1],
  ['City of Austin, TX', 'Austin', 'TX', 'exact', 1],
  ['Ciudad de Laredo, Texas', 'Laredo', 'TX', 'exact', 1],
  ['St Louis MO', 'St. Louis', 'MO', 'exact', 1],
  ['St. Louis, Misuri', 'St. Louis', 'MO', 'exact', 1],
  ['Saint Louis, Missouri', 'St. Louis', 'MO', 'alias', 0.9],
  ['Ft. Worth', 'Fort Worth', 'TX', 'unique_name', 0.8],
  ['Ft Worth, TX', 'Fort Worth', 'TX', 'alias', 0.9],
  ['NYC', 'New York City', 'NY', 'alias', 0.9],
  ['new york', 'New York City', 'NY', 'alias', 0.9],
  ['New York, NY', 'New York City', 'NY', 'alias', 0.9],
  ['new york new york', 'New York City', 'NY', 'alias', 0.9],
  ['Nueva York', 'New York City', 'NY', 'alias', 0.9],
  ['Nueva York, Nueva York', 'New York City', 'NY', 'alias', 0.9],
  ['Brooklyn, NY', 'New York City', 'NY', 'alias', 0.9],
  ['Filadelfia, Pensilvania', 'Philadelphia', 'PA', 'alias', 0.9],
  ['Los Ángeles, California', 'Los Angeles', 'CA', 'exact', 1],
  ['LA, CA', 'Los Angeles', 'CA', 'alias', 0.9],
  ['Washington D.C.', 'Washington', 'DC', 'exact', 1],
  ['DC', 'Washington', 'DC', 'alias', 0.9],
  ['Washington, District of Columbia', 'Washington', 'DC', 'exact', 1],
  ['Montgomery County, MD', 'Montgomery County', 'MD', 'exact', 1],
  ['Condado de Montgomery, Maryland', 'Montgomery County', 'MD', 'alias', 0.9],
  ['N. Little Rock, AR', 'North Little Rock', 'AR', 'alias', 0.9],
  ['Colorado Spgs CO', 'Colorado Springs', 'CO', 'alias', 0.9],
  ['Mc Allen, TX', 'McAllen', 'TX', 'alias', 0.9],
  ['mcallen tx', 'McAllen', 'TX', 'exact', 1],
  ['Winston Salem NC', 'Winston-Salem', 'NC', 'exact', 1],
  ["Coeur d'Alene, ID", 'Coeur d’Alene', 'ID', 'exact', 1],
  ['Hagatna, Guam', 'Hagåtña', 'GU', 'exact', 1],
  ['Bayamon PR', 'Bayamón', 'PR', 'exact', 1],
  ['San Juan, Puerto Rico', 'San Juan', 'PR', 'exact', 1],
  ['Lexington-Fayette, KY', 'Lexington', 'KY', 'alias', 0.9],
  ['Port Washington NY', 'Port Washington', 'NY', 'exact', 1],
  ['Charleston West Virginia', 'Charleston', 'WV', 'exact', 1],
  ['Kansas City Kansas', 'Kansas City', 'KS', 'exact', 1],
  ['Indiana, PA', 'Indiana', 'PA', 'exact', 1],
  ['Hialeah', 'Hialeah', 'FL', 'unique_name', 0.8],
  // Several places bear the name, and one city of ours.
  ['Austin', 'Austin', 'TX', 'unique_name', 0.8],
  ['Kansas City', 'Kansas City', 'MO', 'unique_name', 0.8],
  ['LA', 'Los Angeles', 'CA', 'unique_name', 0.8],
  ['Washington', 'Washington', 'DC', 'unique_name', 0.8],
  ['Penn Hills, PA', 'Penn Hills', 'PA', 'exact', 1],
];

describe('validateCity, of texts that name a place', () => {
  it.each(VALID)('%s', (city, normalizedName, state, matchedBy, confidence) => {
    expect(validateCity({ city })).toMatchObject({
      isValid: true,
      normalizedName,
      state,
      matchedBy,
      confidence,
      suggestions: [],
    });
  });

  it.each([
    ['Austin', 'TX'],
    ['Austin', ' texas '],
    ['Austin, TX', 'TX'],
    ['Austin Texas 78701', 'Texas'],
    ['Austin', 'Tejas'],
  ])('%s with the state beside it, %s', (city, state) => {
    expect(validateCity({ city, state })).toMatchObject({ isValid: true, slug: 'austin-tx', confidence: 1 });
  });

  it('takes the end of a name for no state where another one is given', () => {
    expect(validateCity({ city: 'Port Washington', state: 'NY' })).toMatchObject({
      normalizedName: 'Port Washington',
      state: 'NY',
    });
  });
});

type Suggested = [text: string, first: string, matchedBy: string | null];

const SUGGESTED: Suggested[] = [
  ['Agustin TX', 'Austin, TX', 'spelling'],
  ['Los Angles CA', 'Los Angeles, CA', 'spelling'],
  ['Pheonix, Arizona', 'Phoenix, AZ', 'spelling'],
  ['Pheonix', 'Phoenix, AZ', 'spelling'],
  ['Cincinatti', 'Cincinnati, OH', 'spelling'],
  ['Albequerque NM', 'Albuquerque, NM', 'spelling'],
  ['Mineapolis, MN', 'Minneapolis, MN', 'spelling'],
  ['Filadelfa, PA', 'Philadelphia, PA', 'spelling'],
  ['Salt Lake, UT', 'Salt Lake City, UT', 'spelling'],
  ['Pheonix, AR', 'Phoenix, AZ', 'spelling'],
  ['Springfield', 'Springfield, MO', null],
  ['Port Washington', 'Port Washington, NY', null],
  ['Portland, WA', 'Portland, OR', null],
  ['Austin, OH', 'Austin, TX', null],
  ['Paris, France', 'Paris, TX', null],
  ['Indiana', 'Indiana, PA', null],
];

describe('validateCity, of texts that leave doubt', () => {
  it.each(SUGGESTED)('%s', (city, first, matchedBy) => {
    const { isValid, normalizedName, suggestions, ...rest } = validateCity({ city });
    expect({ isValid, normalizedName, matchedBy: rest.matchedBy }).toEqual({
      isValid: false,
      normalizedName: null,
      matchedBy,
    });
    expect(suggestions.map(({ name, state }) => `${name}, ${state}`)[0]).toBe(first);
    expect(rest.confidence).toBe(suggestions[0]?.confidence);
    expect(rest.confidence).toBeLessThan(0.8);
  });

  it('orders the places of one name by people', () => {
    const people = validateCity({ city: 'Springfield' }).suggestions.map(({ population }) => population ?? 0);
    expect(people).toHaveLength(5);
    expect(people).toEqual([...people].sort((a, b) => b - a));
  });

  it('offers the right state where the text and the field beside it differ', () => {
    const result = validateCity({ city: 'Austin, TX', state: 'OH' });
    expect(result.isValid).toBe(false);
    expect(result.suggestions[0]).toMatchObject({ name: 'Austin', state: 'TX', slug: 'austin-tx' });
  });

  it('does not pass over a state it cannot read', () => {
    expect(validateCity({ city: 'Hialeah', state: 'Jalisco' })).toMatchObject({
      isValid: false,
      suggestions: [{ name: 'Hialeah', state: 'FL' }],
    });
  });
});

describe('validateCity, of texts that name nothing', () => {
  it.each([
    '',
    '   ',
    ',',
    '78701',
    'asdfghjkl',
    'xkcdqwz, TX',
    'qqqqqq',
    'Texas',
    'Travis County, TX',
    '東京',
    '🏗️, TX',
    'zz',
    "'; drop table users; --",
    'a'.repeat(121),
  ])('%s', (city) => {
    expect(validateCity({ city })).toEqual({
      isValid: false,
      normalizedName: null,
      state: null,
      slug: null,
      hasPermitPortal: false,
      permitPortal: null,
      monitored: false,
      population: null,
      confidence: 0,
      matchedBy: null,
      suggestions: [],
    });
  });
});

describe('what is known of a valid city', () => {
  it('gives the portal of its profile, and whether its permits are watched', () => {
    for (const { slug, portal } of CITY_PROFILES) {
      const place = loadUsPlaces().places.find((one) => one.slug === slug);
      const result = validateCity({ city: place?.name ?? '', state: place?.state });
      expect(result).toMatchObject({ isValid: true, slug, hasPermitPortal: portal !== null });
      expect(result.permitPortal).toEqual(portal);
      expect(cityValidationSchema.safeParse(result).error).toBeUndefined();
    }
    expect(validateCity({ city: 'Austin, TX' }).monitored).toBe(true);
  });

  it('claims no portal for a place we know nothing of', () => {
    expect(validateCity({ city: 'Laredo, TX' })).toMatchObject({
      isValid: true,
      slug: null,
      hasPermitPortal: false,
      permitPortal: null,
      monitored: false,
    });
  });

  it('agrees with the catalogue on its cities', () => {
    for (const text of ['Austin, TX', 'Nueva York', 'St. Louis, Misuri', 'Washington D.C.']) {
      const parsed = parseCityInput(text);
      expect(parsed.kind === 'city' && parsed.city.slug).toBe(validateCity({ city: text }).slug);
    }
  });
});

describe('every place', () => {
  const { places } = loadUsPlaces();

  it('is found by its own name and state, whichever way they are written', () => {
    const lost = places.flatMap((place) => {
      const { name, state } = place;
      const texts = [`${name}, ${state}`, `${name} ${stateName(state).en}`.toUpperCase()];
      return texts.filter((city) => {
        const found = validateCity({ city });
        return !(found.matchedBy === 'exact' && found.normalizedName === name && found.state === state);
      });
    });
    expect(lost).toEqual([]);
  });

  it('is offered when one letter of its name is wrong', () => {
    const long = places.filter(({ name }) => placeKey(name).length >= 6);
    const random = seeded(20_261_122);
    let [lost, taken] = [0, 0];
    for (let count = 0; count < 2000; count++) {
      const place = long[Math.floor(random() * long.length)];
      if (!place) continue;
      const result = validateCity({ city: `${withOneEdit(place.name, random)}, ${place.state}` });
      if (result.isValid) taken++;
      else if (!result.suggestions.some(({ name, state }) => name === place.name && state === place.state))
        lost++;
    }
    expect(lost / 2000).toBeLessThan(0.005);
    // An edit rarely makes another place of the state; were it often, something else would be accepted.
    expect(taken / 2000).toBeLessThan(0.06);
  });

  it('is offered under its name when the state is not said either', () => {
    const large = places.filter(
      ({ name, population }) => (population ?? 0) > 50_000 && placeKey(name).length >= 6,
    );
    const random = seeded(7);
    let lost = 0;
    for (let count = 0; count < 300; count++) {
      const place = large[Math.floor(random() * large.length)];
      if (!place) continue;
      const result = validateCity({ city: withOneEdit(place.name, random) });
      if (!result.isValid && !result.suggestions.some(({ name }) => name === place.name)) lost++;
    }
    expect(lost / 300).toBeLessThan(0.02);
  });
});

describe('any text', () => {
  it('gets an answer of the promised shape, the same each time', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 140 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc
        .array(
          fc.constantFrom('al', 'or', 'me', ',', 'west', 'virginia', 'st', 'new', 'york', '90210', 'city of'),
          {
            maxLength: 20,
          },
        )
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, fc.option(text, { nil: undefined }), (city, state) => {
        const result = validateCity({ city, state });
        expect(cityValidationSchema.safeParse(result).error).toBeUndefined();
        expect(validateCity({ city, state })).toEqual(result);
        expect(result.isValid).toBe(result.normalizedName !== null);
        expect(result.isValid && result.matchedBy === 'spelling').toBe(false);
      }),
      { numRuns: 500, seed: 4 },
    );
  });

  it('is bounded where it comes in', () => {
    expect(cityQuerySchema.safeParse({ city: 'a'.repeat(120) }).success).toBe(true);
    expect(cityQuerySchema.safeParse({ city: 'a'.repeat(121) }).success).toBe(false);
    expect(cityQuerySchema.safeParse({ city: 'a', state: 'b'.repeat(61) }).success).toBe(false);
    expect(cityQuerySchema.safeParse({ state: 'TX' }).success).toBe(false);
  });
});

/** A small generator of numbers from 0 up to 1 that repeats itself. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One letter left out, put in, changed, or swapped with the next. */
function withOneEdit(name: string, random: () => number): string {
  const letters = [...name];
  const at = Math.floor(random() * (letters.length - 1));
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const kind = Math.floor(random() * 4);
  if (kind === 0) letters.splice(at, 1);
  else if (kind === 1) letters.splice(at, 0, letter);
  else if (kind === 2) letters.splice(at, 1, letter);
  else letters.splice(at, 2, letters[at + 1] ?? '', letters[at] ?? '');
  return letters.join('');
}
