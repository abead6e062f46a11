import { describe, expect, it } from 'vitest';
import { findCounty, isStateCode, listStates, parsePlace, stateName } from './places';
import { STATE_CODES } from './types';

describe('a typed place', () => {
  it.each([
    ['Austin, TX', 'Austin', 'TX'],
    ['austin tx', 'austin', 'TX'],
    ['Austin, Texas', 'Austin', 'TX'],
    ['  Austin ,  texas  ', 'Austin', 'TX'],
    ['Miami, FL 33101', 'Miami', 'FL'],
    ['Miami, FL, USA', 'Miami', 'FL'],
    ['Washington, D.C.', 'Washington', 'DC'],
    ['Washington DC', 'Washington', 'DC'],
    ['New York, New York', 'New York', 'NY'],
    ['Nueva York, Nueva York', 'Nueva York', 'NY'],
    ['Albuquerque, Nuevo México', 'Albuquerque', 'NM'],
    ['Charlotte, Carolina del Norte', 'Charlotte', 'NC'],
    ['Charleston West Virginia', 'Charleston', 'WV'],
    ['Kansas City, MO', 'Kansas City', 'MO'],
    ['Oklahoma City Oklahoma', 'Oklahoma City', 'OK'],
    ['St. Paul, MN', 'St. Paul', 'MN'],
    ["Coeur d'Alene, ID", "Coeur d'Alene", 'ID'],
    ['San José, CA', 'San José', 'CA'],
    ['San Juan, Puerto Rico', 'San Juan', 'PR'],
  ])('reads %s', (text, city, state) => {
    expect(parsePlace(text)).toEqual({ ok: true, place: { city, state } });
  });

  it('takes a state alone', () => {
    expect(parsePlace('Texas')).toEqual({ ok: true, place: { city: null, state: 'TX' } });
    expect(parsePlace('Virginia Occidental')).toEqual({ ok: true, place: { city: null, state: 'WV' } });
  });

  it.each([
    ['', 'empty'],
    ['  , ', 'empty'],
    ['Houston', 'state_missing'],
    ['Kansas City', 'state_missing'],
    ['Toronto, Ontario', 'state_unknown'],
    ['<b>x</b>, TX', 'city_invalid'],
    [`${'a'.repeat(200)}, TX`, 'too_long'],
  ])('refuses "%s" with %s', (text, code) => {
    expect(parsePlace(text)).toEqual({ ok: false, code });
  });

  it('reads every state back from its name in both languages and from its code', () => {
    for (const code of STATE_CODES) {
      for (const text of [code, code.toLowerCase(), stateName(code).en, stateName(code).es]) {
        expect(parsePlace(`Springfield, ${text}`)).toEqual({
          ok: true,
          place: { city: 'Springfield', state: code },
        });
      }
    }
    expect(listStates()).toHaveLength(56);
    expect(isStateCode('XX')).toBe(false);
  });
});

describe('the county', () => {
  const inFlorida = (city: string | null, county: string | null = null) =>
    findCounty({ city, county, state: 'FL' });

  it('is told by the larger Florida cities', () => {
    expect(inFlorida('Miami Beach')).toBe('Miami-Dade');
    expect(inFlorida('opa locka')).toBe('Miami-Dade');
    expect(inFlorida('Pembroke Pines')).toBe('Broward');
    expect(inFlorida('St. Petersburg')).toBe('Pinellas');
    expect(inFlorida('Nowhere')).toBeNull();
  });

  it('is taken as given when given, however it is written', () => {
    expect(inFlorida(null, 'Miami-Dade County')).toBe('Miami-Dade');
    expect(inFlorida(null, 'dade')).toBe('Miami-Dade');
    expect(inFlorida(null, 'Condado de Broward')).toBe('Broward');
    expect(inFlorida('Miami', 'Orange')).toBe('Orange');
  });

  it('is not guessed from a city of the same name in another state', () => {
    expect(findCounty({ city: 'Hollywood', county: null, state: 'CA' })).toBeNull();
  });
});
