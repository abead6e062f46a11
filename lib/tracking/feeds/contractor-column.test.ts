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

describe('a person and a firm in the cell of the name', () => {
  const read = createContractorReader(['person_comma_firm']);

  it.each([
    ['MARISOL R VEGA, VEGA TRIM & SIDING', 'vega trim and siding'],
    ['Marisol Vega, Vega Siding, LLC', 'vega siding'],
    ['OLIVER P DEAN, JR, DEAN FLAG / ALLIED INSTALLS', 'dean flag allied installs'],
    ['Ruth Onley, Halden-Voss Engineers, HALDEN-VOSS ENGINEERS', 'halden voss engineers'],
    ['TOM ARLEDGE, WAYNE HEAT, ELCT& A/C,LTD.', 'wayne heat elct and ac'],
    ['BRIGHTSTAR POWER, LLC', 'brightstar power'],
    ['Maple Row Contractor, L.L.C.', 'maple row contractor'],
    ['Vega Dean Vega, Inc.- Ruth Onley', 'vega dean vega'],
    ['OLIVER DEAN, III', 'oliver dean iii'],
    ['OLIVER DEAN', 'oliver dean'],
    ['OLIVER DEAN,', 'oliver dean'],
    ['OLIVER P DEAN, STATE MASTER ELECTRICIAN LIC.', 'oliver p dean'],
    ['OLIVER DEAN, MECH STATE LICENSE HOLDER', 'oliver dean'],
    ['OLIVER DEAN, MASTER SIGN COMPANY', 'master sign'],
  ])('%s', (cell, norm) => {
    expect(read(cell)).toMatchObject({ name: cell, norm });
  });

  it('names nobody where the cell sends the reader elsewhere', () => {
    expect(read('SELF CONTRACTOR RESIDENTIAL (SEE APPLICANT INFORMATION)').norm).toBeNull();
  });
});
