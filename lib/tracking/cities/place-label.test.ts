import { describe, expect, it } from 'vitest';
import { placeLabel } from './place-label';
import { stripCity } from './place-words';

describe('placeLabel', () => {
  it('writes a city the catalogue knows as the catalogue does, in the reader’s language', () => {
    expect(placeLabel('AUSTIN', 'TX', 'en')).toBe('Austin, TX');
    expect(placeLabel('Philadelphia', 'PA', 'es')).toBe('Filadelfia, PA');
  });

  it('lowers the capitals of one it does not know, and leaves another spelling alone', () => {
    expect(placeLabel('SILVER SPRING', 'MD', 'en')).toBe('Silver Spring, MD');
    expect(placeLabel('McAllister Park', 'TX', 'en')).toBe('McAllister Park, TX');
  });
});

describe('streetOf', () => {
  it('takes away a city the address repeats', () => {
    expect(stripCity('12 ELM ST, City of San Antonio, TX 78245', 'San Antonio', 'TX')).toBe('12 ELM ST');
    expect(stripCity('12 ELM ST, SAN ANTONIO', 'San Antonio', 'TX')).toBe('12 ELM ST');
  });

  it('keeps a street that only sounds like the city, and an address that is nothing else', () => {
    expect(stripCity('400 Austin', 'Austin', 'TX')).toBe('400 Austin');
    expect(stripCity(', Austin, TX 78701', 'Austin', 'TX')).toBe(', Austin, TX 78701');
    expect(stripCity('400 Austin Ave, Unit 3', 'Austin', 'TX')).toBe('400 Austin Ave, Unit 3');
  });
});
