import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answersToParams,
  checklistToParams,
  parseAnswers,
  parseChecklistParams,
  placeSchema,
} from './schema';

describe('answers in an address', () => {
  it('are read by kind', () => {
    const { answers, errors } = parseAnswers('solar_pv', {
      mount: 'roof',
      battery: 'yes',
      hoa: 'false',
      valuation: '$12,500.50',
      unrelated: 'x',
      onlineSubmittal: '',
    });
    expect(errors).toEqual({});
    expect(answers).toEqual({ mount: 'roof', battery: true, hoa: false, valuation: 12_500.5 });
  });

  it('keep the number of a numeric choice', () => {
    expect(parseAnswers('ev_charger', { evLevel: '2' }).answers).toEqual({ evLevel: 2 });
  });

  it.each([
    ['mount', 'moon', 'not_a_choice'],
    ['hoa', 'maybe', 'not_yes_or_no'],
    ['valuation', 'lots', 'not_a_number'],
    ['valuation', '1e9', 'not_a_number'],
    ['valuation', '0x10', 'not_a_number'],
    ['valuation', '-1', 'not_a_number'],
    ['valuation', '9999999999', 'too_large'],
    ['yearBuilt', '12', 'too_small'],
    ['yearBuilt', '1990.5', 'not_a_whole_number'],
    ['applicantRole', 'x'.repeat(5_000), 'not_a_choice'],
    ['mount', '__proto__', 'not_a_choice'],
    ['hoa', 'constructor', 'not_yes_or_no'],
  ])('%s=%s is refused as %s', (name, value, error) => {
    const { answers, errors } = parseAnswers('solar_pv', { [name]: value });
    expect(errors).toEqual({ [name]: error });
    expect(answers).toEqual({});
  });

  it('keep to what the permit type allows', () => {
    expect(parseAnswers('res_alteration', { occupancy: 'commercial' }).errors).toEqual({
      occupancy: 'not_a_choice',
    });
  });

  it('take the first of a repeated name', () => {
    expect(parseAnswers('roofing', { hoa: ['yes', 'no'] }).answers).toEqual({ hoa: true });
    expect(parseAnswers('roofing', new URLSearchParams('hoa=no&hoa=yes')).answers).toEqual({ hoa: false });
  });

  it('never throw on any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const { answers, errors } = parseAnswers('fence', { hoa: a, wallHeightFt: b, applicantRole: b });
        for (const fact of Object.keys(errors)) expect(Object.keys(answers)).not.toContain(fact);
      }),
    );
  });
});

describe('the address of a checklist', () => {
  it('reads back what it was written from', () => {
    const input = {
      permitType: 'roofing' as const,
      place: { city: 'San José', county: null, state: 'CA' as const },
      answers: { applicantRole: 'contractor', yearBuilt: 1998, hoa: false },
    };
    const params = checklistToParams(input);
    expect(parseChecklistParams(params)).toEqual({ ok: true, input, errors: {} });
    expect(parseChecklistParams(Object.fromEntries(params))).toEqual({ ok: true, input, errors: {} });
  });

  it('is the same whatever order the answers came in', () => {
    const one = answersToParams({ hoa: true, valuation: 5 }).toString();
    expect(answersToParams({ valuation: 5, hoa: true }).toString()).toBe(one);
  });

  it('says which part is wrong', () => {
    expect(parseChecklistParams({})).toEqual({ ok: false, fields: { type: 'required', place: 'empty' } });
    expect(parseChecklistParams({ type: 'castle', place: 'Houston' })).toEqual({
      ok: false,
      fields: { type: 'unknown', place: 'state_missing' },
    });
    expect(parseChecklistParams({ type: 'fence', place: 'x'.repeat(9_999) })).toEqual({
      ok: false,
      fields: { place: 'too_long' },
    });
  });
});

describe('a place from a program', () => {
  it('needs a state and takes empty names as none', () => {
    expect(placeSchema.parse({ city: ' Tampa ', county: '', state: 'FL' })).toEqual({
      city: 'Tampa',
      county: null,
      state: 'FL',
    });
    expect(placeSchema.safeParse({ city: 'Tampa', county: null }).success).toBe(false);
    expect(placeSchema.safeParse({ city: 'x'.repeat(81), county: null, state: 'FL' }).success).toBe(false);
  });
});
