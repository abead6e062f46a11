import { describe, expect, it } from 'vitest';
import { isSlip } from './slips';

describe('slips of a reading', () => {
  it('run an address together or double parts of it, and change no number', () => {
    expect(isSlip('address', '373 N ELM LN, Miami, FL 33125', '373N ELM LN')).toBe(true);
    expect(isSlip('address', '4088 LOWELL RD, Denver, CO', '4088 088 LO LOWELL RD')).toBe(true);
    expect(isSlip('address', '373 N ELM LN', '733 N ELM LN')).toBe(false);
  });

  it('change a letter of a name, and make no other name', () => {
    expect(isSlip('owner', 'Ana Peña', 'Ana Pefia')).toBe(true);
    expect(isSlip('owner', 'Ana Peña', 'Luis Ortega')).toBe(false);
    expect(isSlip('owner', 'Al Wu', 'Bo Lu')).toBe(false);
  });

  it('change no number', () => {
    expect(isSlip('parcel', '01234567', '01234576')).toBe(false);
  });
});
