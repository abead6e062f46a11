import fc from 'fast-check';
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
    ['Acme Roofing LLC Lic# CBC1254321', 'acme roofing'],
    ['ACME ROOFING INC (ROC 198765)', 'acme roofing'],
    ['Acme Roofing, Inc. #44512', 'acme roofing'],
    ['Acme Roofing License No. 12-3456', 'acme roofing'],
    ['Regal Homes', 'regal homes'],
    ['Route 66 Builders', 'route 66 builders'],
    ['Acme Builders - General Contractor', 'acme builders'],
    ['Acme Builders (GC)', 'acme builders'],
    ['General Contractor Services', 'general contractor services'],
    ['Acme Inc, a Delaware Corporation', 'acme'],
    ['Acme, a Limited Liability Company', 'acme a'],
    ['Acme Limited Liability Company', 'acme'],
    ['Acme Builders FKA Zenith Builders', 'acme builders'],
    ['Acme Builders Attn: Jo Doe', 'acme builders'],
    ['Smith Holdings LLC D.B.A. Smith Roofing', 'smith roofing'],
    ['Smith Holdings LLC DBA', 'smith holdings'],
    ['The The Porter Co, Inc', 'porter'],
    ['Owner Builders of Texas', 'owner builders of texas'],
  ])('%j is %j', (name, expected) => {
    expect(normaliseContractorName(name)).toBe(expected);
  });

  it.each([
    'N/A',
    'n/a',
    'NONE',
    'Homeowner',
    'OWNER',
    'Owner/Builder',
    'PROPERTY OWNER - BUILDER',
    'By Owner',
    'NO CONTRACTOR LISTED',
    'TBD',
    'Self Contractor Residential (See Applicant Information)',
    'To be selected',
    'Owner is Contractor',
    'Homeowner as contractor',
    'SELF (OWNER)',
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

  const word = fc.constantFrom(
    ...[
      'Acme',
      'THE',
      'Smith',
      '&',
      'and',
      'Co',
      'Inc.',
      'L.L.C.',
      'l',
      'c',
      'a',
      'B',
      'DBA',
      'd/b/a',
      'fka',
      'Attn',
    ],
    ...[
      'Lic',
      '#',
      '1234',
      'CBC125',
      '(GC)',
      '-',
      'Owner',
      'Contractor',
      'Limited',
      'Liability',
      'Company',
      'Texas',
    ],
    ...['Peña', "O'Brien", '*MAIN**', 't/a', 'doing', 'business', 'as', 'roc', '/', ',', 'formerly', 'LP'],
  );
  const names = fc.oneof(
    fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => words.join(' ')),
    fc.string({ maxLength: 40 }),
  );

  it('gives the same again when applied twice', () => {
    fc.assert(
      fc.property(names, (name) => {
        const once = normaliseContractorName(name);
        // Of what is left nobody can be left out: the second time it names whoever it named.
        expect(normaliseContractorName(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it('does not mind case and white space', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        const plain = normaliseContractorName(words.join(' '));
        expect(normaliseContractorName(words.join('  ').toUpperCase())).toBe(plain);
        expect(normaliseContractorName(` ${words.join(' ').toLowerCase()} `)).toBe(plain);
      }),
      { numRuns: 1000 },
    );
  });

  const firm = fc.constantFrom(
    'Smith',
    'Cedar and Sage',
    'ABC Roofing',
    "O'Brien Electric",
    'Núñez Concrete',
  );
  const form = fc.constantFrom(
    '',
    ' LLC',
    ', L.L.C.',
    ' Inc.',
    ', Incorporated',
    ' Co',
    ' Corp., Inc',
    ' L L C',
    ' & Co.',
  );
  const added = fc.constantFrom('', ' *MAIN**', ' Lic #12345', ' (GC)', ', #99871', ' (ROC 123456)');

  it('makes one of the ways a firm is written', () => {
    fc.assert(
      fc.property(firm, form, form, added, added, (name, one, other, first, second) => {
        const wanted = normaliseContractorName(name);
        expect(normaliseContractorName(`${name}${one}${first}`)).toBe(wanted);
        expect(normaliseContractorName(`The ${name.toUpperCase()}${other}${second}`)).toBe(wanted);
        expect(normaliseContractorName(`Somebody Holdings LLC DBA ${name}${other}`)).toBe(wanted);
      }),
    );
  });
});
