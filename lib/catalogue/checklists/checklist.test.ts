import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPermitType, PERMIT_TYPES } from '@/content/requirements/permit-types';
import { QUESTIONS } from '@/content/requirements/questions';
import { buildChecklist, type Checklist } from './checklist';
import { localiseChecklist } from './localise';
import { optionsFor } from './questions';
import {
  type Answers,
  type FactValue,
  PERMIT_TYPE_IDS,
  type PermitTypeId,
  type QuestionFact,
  STATE_CODES,
  type StateCode,
} from './types';

const at = (state: StateCode, city: string | null = null) => ({ city, county: null, state });

function list(permitType: PermitTypeId, state: StateCode, answers: Answers = {}, city: string | null = null) {
  return buildChecklist({ permitType, place: at(state, city), answers });
}

function getStatus(checklist: Checklist, id: string): string {
  if (checklist.notNeeded.some((document) => document.id === id)) return 'not_needed';
  return checklist.documents.find((document) => document.id === id)?.status ?? 'absent';
}

const asks = (checklist: Checklist, fact: QuestionFact) =>
  checklist.questions.some(({ question }) => question.fact === fact);

/** Any valid answers to a permit type's questions, each given or not. */
function answersFor(id: PermitTypeId): fc.Arbitrary<Answers> {
  const type = getPermitType(id);
  const shape: Record<string, fc.Arbitrary<FactValue>> = {};
  for (const question of QUESTIONS) {
    const options = optionsFor(question, type).map((option) => option.value);
    shape[question.fact] =
      question.kind === 'number'
        ? fc.integer({ min: question.min, max: question.max })
        : fc.constantFrom(...options);
  }
  return fc.record(shape, { requiredKeys: [] });
}

const anyInput = fc
  .record({ permitType: fc.constantFrom(...PERMIT_TYPE_IDS), state: fc.constantFrom(...STATE_CODES) })
  .chain(({ permitType, state }) =>
    fc.record({
      permitType: fc.constant(permitType),
      place: fc.constant(at(state)),
      answers: answersFor(permitType),
    }),
  );

describe('the checklist everywhere', () => {
  it.each(PERMIT_TYPE_IDS)('is never empty for %s in any state or territory', (permitType) => {
    const { documents: records } = getPermitType(permitType);
    for (const state of STATE_CODES) {
      const checklist = list(permitType, state);
      expect(checklist.documents.some((document) => document.status === 'required')).toBe(true);
      expect(checklist.documents.length + checklist.notNeeded.length).toBe(records.length);
      expect(checklist.rejections.length).toBeGreaterThan(0);
    }
  });

  it('gives the same list for the same input, in whatever order the answers came', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const reversed = Object.fromEntries(Object.entries(input.answers).reverse());
        expect(buildChecklist({ ...input, answers: reversed })).toEqual(buildChecklist(input));
      }),
      { numRuns: 60 },
    );
  });

  it('only ever settles open documents by a further answer', () => {
    fc.assert(
      fc.property(anyInput, fc.nat(), (input, pick) => {
        const entries = Object.entries(input.answers);
        const fewer = Object.fromEntries(
          entries.filter((_, index) => index !== pick % (entries.length || 1)),
        );
        const before = buildChecklist({ ...input, answers: fewer });
        const after = buildChecklist(input);
        for (const { id } of getPermitType(input.permitType).documents) {
          const was = getStatus(before, id);
          if (was !== 'ask') expect(getStatus(after, id)).toBe(was);
        }
      }),
      { numRuns: 120 },
    );
  });

  it('never takes a document away without showing the answer that did', () => {
    fc.assert(
      fc.property(anyInput, fc.nat(), (input, pick) => {
        const entries = Object.entries(input.answers);
        const taken = entries[pick % (entries.length || 1)]?.[0];
        const fewer = Object.fromEntries(entries.filter(([fact]) => fact !== taken));
        const before = buildChecklist({ ...input, answers: fewer });
        const after = buildChecklist(input);
        for (const { id } of before.documents) {
          if (after.documents.some((document) => document.id === id)) continue;
          const gone = after.notNeeded.find((document) => document.id === id);
          expect(gone?.reason.kind).toBe('decided');
          const facts = gone?.reason.kind === 'decided' ? gone.reason.facts : [];
          expect(facts.map(({ fact }) => fact)).toContain(taken);
        }
      }),
      { numRuns: 120 },
    );
  });

  it('asks exactly for what open documents wait for, and never for what is known', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const checklist = buildChecklist(input);
        const open = checklist.documents.filter((document) => document.status === 'ask').map(({ id }) => id);
        expect(new Set(checklist.questions.flatMap(({ decides }) => decides))).toEqual(new Set(open));
        for (const { question, decides } of checklist.questions) {
          expect(input.answers[question.fact]).toBeUndefined();
          expect(decides.length).toBeGreaterThan(0);
        }
        const weights = checklist.questions.map(({ decides }) => decides.length);
        expect(weights).toEqual([...weights].sort((a, b) => b - a));
      }),
      { numRuns: 60 },
    );
  });

  it('has nothing left to ask once every question it asks has been answered', () => {
    for (const { id } of PERMIT_TYPES) {
      for (const state of ['TX', 'FL', 'CA', 'OH', 'GU'] as const) {
        let answers: Answers = {};
        let checklist = list(id, state);
        for (let round = 0; checklist.questions.length > 0; round += 1) {
          expect(round).toBeLessThan(QUESTIONS.length);
          const next = checklist.questions[0];
          if (!next) break;
          const value = next.question.kind === 'number' ? next.question.max : next.options[0]?.value;
          answers = { ...answers, [next.question.fact]: value };
          checklist = list(id, state, answers);
        }
        expect(checklist.documents.filter((document) => document.status === 'ask')).toEqual([]);
      }
    }
  });

  it('ignores an answer that is none', () => {
    const strange: Answers = { applicantRole: 'king', valuation: -5, hoa: 'yes' };
    expect(list('roofing', 'OH', strange)).toEqual(list('roofing', 'OH'));
  });
});

describe('what may be asked for', () => {
  it('is told apart from what is required', () => {
    const checklist = list('res_new', 'OH');
    expect(getStatus(checklist, 'soils')).toBe('may_be_asked');
    expect(getStatus(checklist, 'application')).toBe('required');
    expect(getStatus(list('adu', 'CA'), 'adu_photo')).toBe('may_be_asked');
  });

  it('leaves the license open to the city when an owner or agent applies', () => {
    const status = (applicantRole: string) =>
      getStatus(list('roofing', 'OH', { applicantRole }), 'contractor_license');
    expect(status('contractor')).toBe('required');
    expect(status('agent')).toBe('may_be_asked');
    expect(status('owner')).toBe('may_be_asked');
    expect(status('owner_builder')).toBe('not_needed');
  });
});

describe('Texas', () => {
  it.each(['res_new', 'adu'] as const)(
    'never asks the value of a one- or two-family dwelling: %s',
    (type) => {
      const checklist = list(type, 'TX');
      expect(getStatus(checklist, 'valuation')).toBe('not_needed');
      expect(asks(checklist, 'valuation')).toBe(false);
      expect(checklist.notNeeded.find(({ id }) => id === 'valuation')?.note?.en).toContain('214.907');
    },
  );

  it('asks what kind of building it is where the permit type does not say', () => {
    const open = list('roofing', 'TX');
    expect(getStatus(open, 'valuation')).toBe('ask');
    expect(asks(open, 'occupancy')).toBe(true);
    expect(getStatus(list('roofing', 'TX', { occupancy: 'residential_1_2' }), 'valuation')).toBe(
      'not_needed',
    );
    expect(getStatus(list('roofing', 'TX', { occupancy: 'commercial' }), 'valuation')).toBe('required');
  });

  it('asks commercial work for its value, and for TDLR registration from $50,000', () => {
    expect(getStatus(list('commercial_ti', 'TX'), 'valuation')).toBe('required');
    expect(getStatus(list('commercial_ti', 'TX'), 'tas')).toBe('ask');
    expect(getStatus(list('commercial_ti', 'TX', { valuation: 49_999 }), 'tas')).toBe('not_needed');
    expect(getStatus(list('commercial_ti', 'TX', { valuation: 50_000 }), 'tas')).toBe('required');
  });

  it('names no edition of the residential code, since cities adopt their own', () => {
    expect(list('res_new', 'TX').adoption.irc).toEqual({ status: 'local', edition: null });
    expect(list('res_new', 'AZ').adoption.irc).toEqual({ status: 'local', edition: null });
    expect(list('res_new', 'PR').adoption.irc).toEqual({ status: 'unknown', edition: null });
    expect(list('res_new', 'OH').adoption.irc).toEqual({ status: 'adopted', edition: '2021' });
  });
});

describe('what one state’s cities do', () => {
  const exempt = (permitType: PermitTypeId, state: StateCode) =>
    list(permitType, state).permitType.oftenExempt?.en ?? '';
  const reasons = (permitType: PermitTypeId, state: StateCode) =>
    list(permitType, state).rejections.map(({ id }) => id);

  it('is said there and nowhere else', () => {
    expect(exempt('roofing', 'FL')).toMatch(/set.*Florida/s);
    expect(exempt('deck_porch', 'VA')).toContain('Norfolk');
    expect(exempt('res_alteration', 'GA')).toContain('Atlanta');
    for (const type of PERMIT_TYPES) {
      expect(exempt(type.id, 'OH')).not.toMatch(/Florida|Norfolk|Atlanta/);
    }
    expect(reasons('roofing', 'FL')).toContain('roofing_no_product_approval_noa_sheets');
    expect(reasons('roofing', 'OH')).not.toContain('roofing_no_product_approval_noa_sheets');
    expect(reasons('commercial_ti', 'TX')).toContain('commercial_ti_asbestos_survey_tdlr_number_missing');
    expect(reasons('commercial_ti', 'NY')).not.toContain('commercial_ti_asbestos_survey_tdlr_number_missing');
  });

  it('leaves every list its way to get each document', () => {
    for (const { id } of PERMIT_TYPES) {
      expect(list(id, 'OH').documents.filter(({ howToGet }) => !howToGet)).toEqual([]);
    }
  });
});

describe('Florida', () => {
  it('asks for the hurricane-zone forms in Miami-Dade and Broward, known by the city', () => {
    for (const city of ['Miami', 'HIALEAH', 'Coral Gables', 'Fort Lauderdale', 'Davie']) {
      const checklist = list('roofing', 'FL', {}, city);
      expect(getStatus(checklist, 'uniform_roof_form')).toBe('required');
      expect(asks(checklist, 'county')).toBe(false);
    }
    expect(getStatus(list('roofing', 'FL', {}, 'Tampa'), 'uniform_roof_form')).toBe('not_needed');
  });

  it('asks the county only where it matters and the city does not tell it', () => {
    expect(asks(list('roofing', 'FL'), 'county')).toBe(true);
    expect(asks(list('roofing', 'FL', {}, 'Smallville'), 'county')).toBe(true);
    expect(asks(list('plumbing', 'FL'), 'county')).toBe(false);
    expect(asks(list('roofing', 'GA'), 'county')).toBe(false);
    expect(getStatus(list('roofing', 'FL', { county: 'Broward' }), 'uniform_roof_form')).toBe('required');
    expect(getStatus(list('roofing', 'FL', { county: 'other' }), 'uniform_roof_form')).toBe('not_needed');
  });

  it('asks for the Notice of Commencement by the value, and only there', () => {
    const status = (valuation: number) =>
      getStatus(list('roofing', 'FL', { valuation }), 'notice_of_commencement');
    expect([2_500, 2_501, 5_000, 5_001].map(status)).toEqual([
      'not_needed',
      'may_be_asked',
      'may_be_asked',
      'required',
    ]);
    expect(getStatus(list('roofing', 'GA'), 'notice_of_commencement')).toBe('not_needed');
  });
});

describe('layers, citations and reasons', () => {
  const findDocument = (checklist: Checklist, id: string) =>
    checklist.documents.find((document) => document.id === id);

  it('gives a document to the state where the state is what asks for it', () => {
    expect(findDocument(list('windows_doors', 'FL'), 'win_product')?.layer).toBe('state');
    expect(findDocument(list('windows_doors', 'NC', { windborneDebris: true }), 'win_product')?.layer).toBe(
      'model',
    );
    expect(findDocument(list('roofing', 'OH'), 'valuation')?.layer).toBe('model');
    expect(findDocument(list('fence', 'OH'), 'zoning_approval')?.layer).toBe('city');
    expect(findDocument(list('demolition', 'OH', { occupancy: 'commercial' }), 'asbestos')?.layer).toBe(
      'federal',
    );
  });

  it('cites by the edition the state adopted', () => {
    const citation = (state: StateCode) => findDocument(list('res_new', state), 'flood_docs')?.citation.en;
    expect(citation('GA')).toBe('IRC R106.1.4, R306; IBC 107.2.6.1, 1612');
    expect(citation('OH')).toBe('IRC R106.1.4, R322; IBC 107.2.6.1, 1612');
    expect(citation('CO')).toBe('IRC R106.1.4, R322 (2024 IRC: R322 → R306); IBC 107.2.6.1, 1612');
  });

  it('says which answers decided a document, in the language asked', () => {
    const checklist = list('roofing', 'FL', { yearBuilt: 1990 });
    const find = (locale: 'en' | 'es') =>
      localiseChecklist(checklist, locale).documents.find(({ id }) => id === 'roof_nailing')?.reason;
    expect(find('en')).toEqual({
      kind: 'decided',
      facts: [
        { fact: 'state', given: 'place', label: 'State', value: 'Florida' },
        { fact: 'yearBuilt', given: 'answer', label: 'Year built', value: '1990' },
      ],
    });
    expect(find('es')).toMatchObject({ facts: [{ label: 'Estado' }, { label: 'Año de construcción' }] });
  });

  it('names the question an open document waits for', () => {
    const document = findDocument(list('solar_pv', 'OH'), 'ess');
    expect(document?.reason).toMatchObject({ kind: 'open', questions: [{ fact: 'battery' }] });
  });

  it('keeps an answer in view while it decides something, and drops it when it does not', () => {
    const shown = (answers: Answers) =>
      list('plumbing', 'OH', answers).answered.map(({ question }) => question.fact);
    expect(shown({ subtype: 'water_heater', tankless: true })).toEqual(['subtype', 'tankless']);
    expect(shown({ subtype: 'other', tankless: false })).not.toContain('tankless');
  });

  it('puts every text into one language', () => {
    const localised = localiseChecklist(list('sign', 'CA', { signType: 'wall' }), 'es');
    expect(JSON.stringify(localised)).not.toMatch(/"(en|es)":/);
    expect(localised.permitType.name).toBe('Letrero');
    expect(localised.place).toEqual({ city: null, county: null, state: 'CA', stateName: 'California' });
  });
});
