import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseContractorName } from '@/lib/tracking/permits/normalise-name';
import { nameWords } from './name-words';
import { type ComparedName, compareNames, MIN_SCORE } from './score';

function named(raw: string): ComparedName {
  return { norm: normaliseContractorName(raw) ?? '', raw };
}

function match(a: string, b: string) {
  return compareNames(named(a), named(b));
}

describe('compareNames', () => {
  it.each(Object.getOwnPropertyNames(Object.prototype))('takes %s for a word like any other', (word) => {
    expect(match(`A ${word} Works`, `A ${word}s Works`)).toMatchObject({ score: expect.any(Number) });
  });

  it.each([
    ['Ortiz Roofing LLC', 'ORTIZ ROOFING'],
    ['Ortiz Roofing, L.L.C.', 'Ortiz Roofing Inc.'],
    ['Smith & Sons Construction', 'SMITH AND SONS CONSTRUCTION CO'],
    ['A.B.C. Plumbing', 'ABC PLUMBING INC'],
    ['The Whiting-Turner Contracting Company', 'WHITING TURNER CONTRACTING CO'],
    ['José Ibarra Plumbing', 'JOSE IBARRA PLUMBING'],
    ["O'Neal Electric", 'ONEAL ELECTRIC LLC'],
  ])('knows %j in %j for certain', (a, b) => {
    expect(match(a, b)).toEqual({ score: 1, reasons: ['same_name'] });
  });

  it.each([
    ['S & J Construction', 'S & J CONSTRUCTORS'],
    ['J Noble Construction LLC', 'J NOBLE CONSTRUCTORS INC'],
    ['Brazos Ridge Builders LLC', 'BRAZOS RIDGE BUILDER'],
    ['Brazos Ridge Builders LLC', 'Builders Brazos Ridge'],
    ['Brazos Ridge Builders LLC', 'BRAZOS RIDGE CONSTRUCTION'],
    ['Brazos Ridge Builders LLC', 'BRASOS RIDGE BUILDERS'],
    ['Brazos Ridge Builders LLC', 'BRAZOS RIGDE BUILDERS LLC'],
    ['Brazos Ridge Builders LLC', 'BRAZOS RIDGE'],
    ['Brazos Ridge Builders LLC', 'BRAZOSRIDGE BUILDERS'],
    ['Allstar Electric', 'ALL STAR ELECTRICAL LLC'],
    ['Hernandez Concrete Inc', 'HERNADEZ CONCRETE'],
    ['Hernandez Concrete Inc', 'HERNANDES CONCRETE'],
    ['Kowalczyk Plumbing', 'KOWALCYZK PLUMBING & HEATING'],
    ['Kowalczyk Plumbing', 'KOWALCZYK PLBG'],
    ['Kowalczyk Plumbing', 'Kowalczyk Plumbing Services LLC'],
    ['Kowalczyk Plumbing', 'J KOWALCZYK PLUMBING'],
    ['Radiant Plumbing & Air Conditioning', 'RADIANT PLUMBING AND AC'],
    ['Radiant Plumbing & Air Conditioning', 'RADIANT PLUMBING'],
    ['Hines', 'HINES INTERESTS, LTD.'],
    ['DPR Construction', 'DPR CONSTR A GENERAL PARTNERSHIP'],
    ['Stan’s Heating & Cooling', 'STANS HTG AND CLG'],
    ['Garrison Mechanical', 'GARRISON MECH CONTRACTORS'],
    ['Longhorn Solar Inc', 'LONGHORN SOLAR ENERGY'],
    ['Patagonia Landscaping', 'PATAGONIA LANDSCAPE SERVICES'],
    ['Turner Construction Company', 'TURNER CONSTRUCTION GROUP'],
    ['Suffolk Construction', 'SUFFOLK CONST CO INC'],
    ['Lennar Homes of Texas', 'LENNAR HOMES'],
    ['Milestone Electric', 'MILESTONE ELECTRIC, A/C & PLUMBING'],
    ['Sunrun Installation Services', 'SUNRUN INSTALATION SERVICES'],
    ['Whitfield Brothers Remodeling', 'WHITFIELD BROS REMODEL'],
    ['Castaneda Painting', 'CASTANEDA PAINTERS'],
    ['Mendoza Properties', 'MENDOZA PROPERTY'],
    ['Juniper Sign Company', 'JUNIPER SIGNS'],
    ['Meridian Fire Protection', 'MERIDIAN FIRE'],
    ['Greystar Development', 'GREY STAR DEV'],
    ['Lopez Roofing Services', 'LOPEZ ROOFING'],
    ['Blue Ridge Custom Homes', 'BLUE RIDGE HOMES'],
  ])('asks whether %j is %j', (a, b) => {
    const { score, reasons } = match(a, b);
    expect(score).toBeGreaterThanOrEqual(MIN_SCORE);
    expect(score).toBeLessThan(1);
    expect(reasons).not.toContain('same_name');
    expect(reasons.length).toBeGreaterThan(0);
  });

  it.each([
    ['Ramirez Holdings LLC DBA Sunset Pools', 'RAMIREZ HOLDINGS'],
    ['Ramirez Holdings LLC', 'RAMIREZ HOLDINGS LLC DBA SUNSET POOLS'],
    ['Ramirez Holdings LLC d/b/a Sunset Pools', 'Ramirez Holdings Inc dba Ramirez Pool Care'],
  ])('knows %j in %j by the other of its names', (a, b) => {
    const { score, reasons } = match(a, b);
    expect(score).toBeGreaterThan(0.9);
    expect(score).toBeLessThan(1);
    expect(reasons).toContain('trade_name');
  });

  it.each([
    ['Smith Plumbing', 'SMITH ELECTRIC'],
    ['Smith Plumbing', 'SMITH ROOFING LLC'],
    ['Smith Plumbing', 'JOHNSON PLUMBING'],
    ['Ortiz Roofing', 'ORTIZ PLUMBING'],
    ['Ortiz Roofing', 'CRUZ ROOFING'],
    ['Garcia Concrete', 'GARCIA PAINTING INC'],
    ['Construction Services', 'ROOFING SERVICES'],
    ['Quality Construction', 'PREMIER CONSTRUCTION'],
    ['Quality Plumbing', 'QUALITY ELECTRIC'],
    ['ABC', 'ABC PLUMBING'],
    ['ABC', 'ABC ROOFING AND SIDING'],
    ['ABC', 'ABC CONSTRUCTION'],
    ['Smith', 'SMITH CONSTRUCTION'],
    ['American', 'AMERICAN BUILDERS'],
    ['American Roofing', 'AMERICAN PLUMBING'],
    ['American Builders', 'NATIONAL BUILDERS'],
    ['Lone Star Electric', 'LONE WOLF ELECTRIC'],
    ['Lone Star Electric', 'STAR PLUMBING'],
    ['Brazos Ridge Builders', 'BRAZOS PLUMBING'],
    ['Brazos Ridge Builders', 'CEDAR RIDGE BUILDERS'],
    ['Texas Home Services', 'FLORIDA HOME SERVICES'],
    ['360 Roofing', '361 ROOFING'],
    ['1st Choice Electric', '2ND CHOICE PLUMBING'],
    ['Martin Construction', 'MARTINEZ CONSTRUCTION'],
    ['Kowalczyk Plumbing', 'NOWAK PLUMBING'],
    ['Turner Construction', 'TUCKER CONSTRUCTION'],
    ['Cedar Fence Company', 'IRON FENCE COMPANY'],
    ['Total Air', 'TOTAL FENCE'],
    ['Green Tree Service', 'BLUE TREE SERVICE'],
    ['Dallas Remodeling Group', 'AUSTIN REMODELING GROUP'],
    ['General Contractors', 'ELECTRICAL CONTRACTORS'],
    ['JB Plumbing', 'JC PLUMBING'],
    ['Hill Country Pools', 'HILL COUNTRY FENCE'],
    ['Ace Sign', 'ACE GLASS'],
    ['John Roofing', 'JOHNSON ROOFING'],
    ['Power Construction Company', 'FLAIR TOWER, LLC'],
    ['Power Construction Company', 'LAKE TOWER DEVELOPMENT LLC'],
  ])('never asks whether %j is %j', (a, b) => {
    expect(match(a, b).score).toBeLessThan(MIN_SCORE);
  });

  it.each<[string, string, string[]]>([
    ['Brazos Ridge Builders', 'Ridge Brazos Construction', ['same_words']],
    ['Brazos Ridge Builders', 'Brazos Ridge Custom Homes', ['same_words', 'begins_alike']],
    ['Brazos Ridge Builders', 'Brazos Rigde Builders', ['begins_alike', 'spelled_alike']],
  ])('says why %j may be %j', (a, b, reasons) => {
    expect(match(a, b).reasons).toEqual(reasons);
  });
});

const word = fc.constantFrom(
  ...'brazos ridge builders plumbing electric smith services all star allstar abc j roofing hernandez hernadez and a 360 group'.split(
    ' ',
  ),
);
const words = fc.array(word, { minLength: 1, maxLength: 5 });
const norms = words.map((list) => list.join(' '));

describe('what holds for every two names', () => {
  it('is the same either way round', () => {
    fc.assert(
      fc.property(norms, norms, (a, b) => {
        const one = compareNames({ norm: a }, { norm: b });
        const other = compareNames({ norm: b }, { norm: a });
        expect(one.score).toBeCloseTo(other.score, 12);
        expect([...one.reasons].sort()).toEqual([...other.reasons].sort());
      }),
    );
  });

  it('lies between 0 and 1, and is 1 for equal names only', () => {
    fc.assert(
      fc.property(norms, norms, (a, b) => {
        const { score } = compareNames({ norm: a }, { norm: b });
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score === 1).toBe(a === b);
      }),
    );
  });

  it('does not ask for the order of the words', () => {
    const shuffled = words.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, norms, ([list, other], b) => {
        const norm = list.join(' ');
        const turned = other.join(' ');
        fc.pre(norm !== b && turned !== b);
        const straight = compareNames({ norm }, { norm: b }).score;
        expect(compareNames({ norm: turned }, { norm: b }).score).toBeCloseTo(straight, 12);
      }),
    );
  });

  it('compares the first words only of a name that never ends', () => {
    const long = Array.from({ length: 100 }, (_, i) => `w${i}`).join(' ');
    const other = Array.from({ length: 100 }, (_, i) => `v${i}`).join(' ');
    expect(nameWords(long).length).toBeLessThanOrEqual(12);
    expect(compareNames({ norm: long }, { norm: other }).score).toBe(0);
  });

  it('does not ask for the legal form', () => {
    const form = fc.constantFrom('LLC', 'Inc.', 'Corp', ', L.L.C.', 'Co', 'Ltd');
    fc.assert(
      fc.property(words, norms, form, (list, b, legal) => {
        const plain = named(`${list.join(' ')} zeta`);
        const formed = named(`${list.join(' ')} zeta ${legal}`);
        expect(compareNames(formed, { norm: b }).score).toBe(compareNames(plain, { norm: b }).score);
      }),
    );
  });
});
