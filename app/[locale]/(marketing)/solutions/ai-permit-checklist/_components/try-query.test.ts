import { describe, expect, test } from 'vitest';
import { asksForList, queryOfAddress, queryOfForm } from './try-query';

describe('a list asked for by an address', () => {
  test('is read with its answers; of a name given twice the first counts', () => {
    const query = queryOfAddress('?type=roofing&place=Austin%2C%20TX&hoa=no&type=fence');
    expect(query).toEqual({ type: 'roofing', place: 'Austin, TX', hoa: 'no' });
    expect(asksForList(query)).toBe(true);
  });

  test('needs both type and place', () => {
    expect(asksForList(queryOfAddress(''))).toBe(false);
    expect(asksForList(queryOfAddress('?type=roofing'))).toBe(false);
    expect(asksForList(queryOfAddress('?type=roofing&place=+'))).toBe(false);
  });

  test('is cut where it is far too long', () => {
    expect(queryOfAddress(`?place=${'x'.repeat(5000)}`).place).toHaveLength(400);
  });
});

describe('a list asked for by the form', () => {
  const shown = { type: 'roofing', place: 'Miami, FL', county: 'Miami-Dade', hoa: 'no' };

  test('begins without answers, and anew for another type', () => {
    expect(queryOfForm(null, { type: 'roofing', place: ' Austin, TX ' })).toEqual({
      type: 'roofing',
      place: 'Austin, TX',
    });
    expect(queryOfForm(shown, { type: 'fence', place: 'Miami, FL' })).toEqual({
      type: 'fence',
      place: 'Miami, FL',
    });
  });

  test('keeps the answers at the same place', () => {
    expect(queryOfForm(shown, { type: 'roofing', place: 'Miami, FL' })).toEqual(shown);
  });

  test('keeps them at another place too, but not the county', () => {
    expect(queryOfForm(shown, { type: 'roofing', place: 'Austin, TX' })).toEqual({
      type: 'roofing',
      place: 'Austin, TX',
      hoa: 'no',
    });
  });
});
