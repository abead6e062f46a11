import { describe, expect, it } from 'vitest';
import type { Answers, PermitTypeId, StateCode } from '@/lib/catalogue/checklists/types';
import { makeDocument, makeFile, makePackage, makePage } from '@/tests/support/review-package';
import { createPackageView } from '../view';
import { codeValuesBroken } from './code-values';

interface Place {
  documentId?: string;
  state?: StateCode;
  answers?: Answers;
}

function broken(permitType: PermitTypeId, words: readonly string[], place: Place = {}) {
  const { documentId = 'plan_set', state = 'OH', answers = {} } = place;
  const input = makePackage({ permitType, state, answers, files: [makeFile('a', [words])] });
  return codeValuesBroken(createPackageView(input, [makeDocument(documentId, 'a')]));
}

describe('numbers the code does not allow', () => {
  it.each<[PermitTypeId, string[], string, number, number]>([
    ['res_new', ['Guard height: 34 in'], 'guard_height', 34, 36],
    ['res_new', ['Guardrail height | 34"'], 'guard_height', 34, 36],
    ['res_new', ['Altura del barandal: 30 pulgadas'], 'guard_height', 30, 36],
    ['pool_spa', ['Barrier height: 42 in above grade'], 'pool_barrier', 42, 48],
    ['ev_charger', ['EV charger: 48 A', 'EV breaker: 50 A'], 'ev_breaker', 50, 60],
    ['ev_charger', ['Install 48 A level 2 charger in garage, 50 A breaker'], 'ev_breaker', 50, 60],
    ['solar_pv', ['Busbar rating: 200 A', 'Main breaker: 200 A', 'PV breaker: 60 A'], 'busbar', 260, 240],
    ['res_new', ['Stair riser height: 8-1/4"'], 'stair_rise', 8.25, 7.75],
    ['res_new', ['Tread depth: 9 in'], 'stair_run', 9, 10],
    ['res_new', ['Egress window net clear opening: 4.5 sq ft'], 'egress_area', 4.5, 5.7],
    ['res_new', ['Egress window sill height: 48"'], 'egress_sill', 48, 44],
    ['electrical_service', ['Working clearance: 30 in wide x 30 in deep'], 'clearance_depth', 30, 36],
    ['roofing', ['Existing roof', 'Layers: 3'], 'roof_layers', 3, 2],
    ['roofing', ['Covering: asphalt shingles', 'Slope: 1.5:12'], 'roof_slope', 1.5, 2],
  ])('%s: %j', (permitType, words, check, found, limit) => {
    const documentId = permitType === 'roofing' ? 'roof_spec' : 'plan_set';
    expect(broken(permitType, words, { documentId })).toMatchObject([{ values: { check, found, limit } }]);
  });

  it.each<[PermitTypeId, string[]]>([
    ['res_new', ['Guard height: 36 in, openings under 4 in']],
    ['res_new', ['Guards: baluster spacing 4 in max']],
    ['res_new', ['Guard height at stairs: 34 in']],
    ['res_new', ['Treads: 1 in thick oak', 'Tread: thickness 1-1/8 in']],
    ['res_new', ['Handrail height: 34 in']],
    ['res_new', ['Existing guard height: 32 in']],
    ['res_new', ['Required guard height: 34 in']],
    ['fence', ['Barrier height: 42 in']],
    ['pool_spa', ['Barrier height: 48 in']],
    ['ev_charger', ['EV charger: 48 A', 'EV breaker: 60 A']],
    ['ev_charger', ['EV charger: 48 A', 'Main breaker: 40 A']],
    ['ev_charger', ['Install one 48 A level 2 charger in garage, 60 A breaker, 6 AWG']],
    ['ev_charger', ['EV charger: 48 A', 'Breaker: 30 A', 'Breaker: 60 A']],
    ['solar_pv', ['Busbar rating: 225 A', 'Main breaker: 200 A', 'PV breaker: 60 A']],
    [
      'solar_pv',
      ['Supply-side connection', 'Busbar rating: 200 A', 'Main breaker: 200 A', 'PV breaker: 60 A'],
    ],
    ['res_new', ['Riser height: 7-3/4"', 'Tread depth: 10 in']],
    ['res_new', ['Kitchen window sill height: 48"']],
    ['electrical_service', ['Working clearance: 30 in wide x 36 in deep']],
    ['roofing', ['Layers: 2', 'Tear off to deck']],
    ['roofing', ['Overlay', 'Underlayment: 2 layers of felt']],
    ['roofing', ['Install over existing sheathing', 'Layers: 2']],
    ['roofing', ['Covering: asphalt shingles', 'Slope: 4:12']],
    ['roofing', ['Covering: standing seam metal', 'Slope: 1:12']],
  ])('not %s: %j', (permitType, words) => {
    expect(broken(permitType, words)).toEqual([]);
  });

  it('asks California for a higher barrier, and cites its law', () => {
    expect(broken('pool_spa', ['Barrier height: 48 in'], { state: 'CA' })).toMatchObject([
      { values: { limit: 60 }, citation: { en: 'CA H&S 115923' } },
    ]);
  });

  it('cites by the edition in force', () => {
    const citation = (state: StateCode) =>
      broken('res_new', ['Guard height: 34 in'], { state })[0]?.citation?.en;
    expect(citation('OH')).toBe('IRC R312');
    expect(citation('GA')).toBe('IRC R321');
  });

  it('is only worth mending while it is open whether the number applies, and no fault where it does not', () => {
    const severity = (answers: Answers) =>
      broken('deck_porch', ['Guard height: 34 in'], { answers })[0]?.severity;
    expect(severity({ deckHeightIn: 48 })).toBe('major');
    expect(severity({})).toBe('minor');
    expect(severity({ deckHeightIn: 20 })).toBeUndefined();
    expect(
      broken('electrical_service', ['Service disconnect: 60 A'], { answers: { occupancy: 'commercial' } }),
    ).toEqual([]);
  });

  it('says nothing of makers’ papers, or of what a picture does not show well', () => {
    expect(broken('res_new', ['Guard height: 34 in'], { documentId: 'eval_reports' })).toEqual([]);
    const dim = makePage(['Guard height: 34 in'], { source: 'ocr', certainty: 0.7 });
    const input = makePackage({ permitType: 'res_new', files: [makeFile('a', [dim])] });
    expect(codeValuesBroken(createPackageView(input, [makeDocument('plan_set', 'a')]))).toEqual([]);
  });
});
