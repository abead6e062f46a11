import { describe, expect, it } from 'vitest';
import { contractorNames, normaliseContractorName } from './normalise-name';

describe('normaliseContractorName', () => {
  it.each([
    ['DPR Construction  *MAIN**', 'dpr construction'],
    ['Garza Plumbing ****MAIN***', 'garza plumbing'],
    ['The Porter Co.', 'porter'],
    ['Flow Plumbing Services, LLC', 'flow plumbing services'],
    ['BULLEY & ANDREWS, L.L.C.', 'bulley and andrews'],
    ['Bulley and Andrews L L C', 'bulley and andrews'],
    ['JAMES MCHUGH CONSTRUCTION CO', 'james mchugh construction'],
    ['CALLAHAN & WARD PROPERTIES, LL', 'callahan and ward properties'],
    ['S & J CONCEPTS LLC', 's and j concepts'],
    ['A.B.C. Roofing, Inc', 'abc roofing'],
    ['A B C Roofing Incorporated', 'abc roofing'],
    ['Construcción Peña, S.A. Corp', 'construccion pena sa'],
    ['O’Brien’s Electric PLLC', 'obriens electric'],
    ['Smith Holdings LLC DBA Smith Roofing', 'smith roofing'],
    ['Smith Holdings d/b/a Smith Roofing Inc.', 'smith roofing'],
    ['Smith & Co', 'smith'],
    ['Company', 'company'],
    ['Acme Co Inc', 'acme'],
    ['Cobalt Incline', 'cobalt incline'],
  ])('%j is %j', (name, expected) => {
    expect(normaliseContractorName(name)).toBe(expected);
  });

  it.each([
    'N/A',
    'n/a',
    'NONE',
    'Homeowner',
    'OWNER',
    'TBD',
    '',
    '  ',
    '***',
    null,
    '{CDEEE3D5-1DB0-E611-8111-005056B627E6}',
  ])('%j names nobody', (name) => {
    expect(normaliseContractorName(name)).toBeNull();
  });

  it('keeps both names of a DBA for those who compare more than one', () => {
    expect(contractorNames('Smith Holdings LLC DBA Smith Roofing')).toEqual([
      'smith holdings',
      'smith roofing',
    ]);
    expect(contractorNames('N/A dba Smith Roofing')).toEqual(['smith roofing']);
  });

  it('does not see a DBA inside a word', () => {
    expect(contractorNames('Goodba Builders')).toEqual(['goodba builders']);
  });
});
