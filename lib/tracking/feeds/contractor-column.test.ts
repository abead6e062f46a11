import { describe, expect, it } from 'vitest';
import { createContractorReader } from './contractor-column';

describe('a contractor’s licence in the cell of the name', () => {
  const read = createContractorReader(['licence_after_contractor']);

  it.each([
    [
      'CASCADE RIM BUILDERS LLC (CASCARB851QK)',
      'CASCADE RIM BUILDERS LLC',
      'cascade rim builders',
      'CASCARB851QK',
    ],
    ['Sign Co - signco*872lm', 'Sign Co', 'sign', 'SIGNCO*872LM'],
    ['Lake & Sons, Lic# LAKE&S*123AB', 'Lake & Sons', 'lake and sons', 'LAKE&S*123AB'],
    ['Acme Builders', 'Acme Builders', 'acme builders', null],
    ['Studio 54 Northwest', 'Studio 54 Northwest', 'studio 54 northwest', null],
  ])('%s', (cell, name, norm, licence) => {
    expect(read(cell)).toEqual({ name, norm, licence });
  });

  it('names nobody where the owner builds', () => {
    expect(read('OWNER')).toEqual({ name: 'OWNER', norm: null, licence: null });
  });

  it('is left where the feed does not do that', () => {
    expect(createContractorReader()('Rim Builders CASCARB851QK').licence).toBeNull();
  });
});
