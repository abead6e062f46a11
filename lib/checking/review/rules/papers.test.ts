import { describe, expect, it } from 'vitest';
import type { PermitTypeId, StateCode } from '@/lib/catalogue/checklists/types';
import { lineAt, makeDocument, makeFile, makePackage, makePage } from '@/tests/support/review-package';
import type { Rule } from '../draft';
import { createPackageView } from '../view';
import { approvalsExpired } from './approvals';
import { licenseClassesWrong } from './license-class';
import { notariesMissing } from './notary';
import { postalPlacesDiffer } from './postal-place';
import { sealsOfOtherStates } from './seal-states';
import { setbacksMissing } from './setbacks';

interface Options {
  permitType?: PermitTypeId;
  state?: StateCode;
  address?: string;
}

function tell(
  rule: Rule,
  papers: Readonly<Record<string, readonly string[]>>,
  { permitType = 'deck_porch', state = 'OH', address }: Options = {},
) {
  const files = Object.entries(papers).map(([id, lines]) => makeFile(id, [lines]));
  const documents = Object.keys(papers).map((id) => makeDocument(id, id));
  return rule(
    createPackageView(
      makePackage({ permitType, state, files, today: '2026-11-22', stated: { address: address ?? null } }),
      documents,
    ),
  );
}

describe('approvals', () => {
  it('are asked about once they have run out', () => {
    expect(tell(approvalsExpired, { product_approval: ['Expiration date: 05/01/2026'] })).toMatchObject([
      { severity: 'minor', values: { found: '2026-05-01' } },
    ]);
    expect(tell(approvalsExpired, { eval_reports: ['Subject to renewal | June 2026'] })).toHaveLength(1);
  });

  it('hold, were renewed, or say nothing', () => {
    expect(tell(approvalsExpired, { eval_reports: ['Subject to renewal June 2027'] })).toEqual([]);
    expect(tell(approvalsExpired, { zoning_approval: ['Approved 05/01/2026'] })).toEqual([]);
    expect(tell(approvalsExpired, { contractor_license: ['Expires 05/01/2026'] })).toEqual([]);
  });
});

describe('a notary’s part', () => {
  it('is asked about where its day is blank', () => {
    const block = ['Sworn to and subscribed before me this ____ day of __________, 20__', 'Notary public'];
    expect(tell(notariesMissing, { owner_builder: block })).toMatchObject([{ severity: 'minor' }]);
    expect(tell(notariesMissing, { notice_of_commencement: block }, { state: 'FL' })[0]?.citation?.en).toBe(
      'FS 713.13(1)',
    );
  });

  it('is in order where it is filled in or not there', () => {
    const filled = ['Sworn to and subscribed before me this 4th day of May, 2026', 'Notary public'];
    expect(tell(notariesMissing, { owner_builder: filled })).toEqual([]);
    const stamped = ['Subscribed before me this ___ day of ____', 'My commission expires 03/04/2028'];
    expect(tell(notariesMissing, { owner_builder: stamped })).toEqual([]);
    expect(tell(notariesMissing, { owner_builder: ['No notary is needed.'] })).toEqual([]);
  });
});

describe('setbacks', () => {
  const asked = ['Dimensions to the property lines must be shown on the plans.'];
  const plan = ['SITE PLAN', 'ELM STREET', "N 01°06'06\" E 104.02'", 'NEW DECK'];

  it('are asked for where the zoning paper wants them and the plan has none', () => {
    expect(tell(setbacksMissing, { zoning_approval: asked, deck_framing: plan })).toMatchObject([
      { documentId: 'site_plan', severity: 'minor', values: { askedIn: 'zoning_approval' } },
    ]);
  });

  it('are there, or nobody asked', () => {
    expect(tell(setbacksMissing, { zoning_approval: asked, site_plan: [...plan, '12\'-6"'] })).toEqual([]);
    expect(tell(setbacksMissing, { zoning_approval: asked, site_plan: [...plan, '5 FT SETBACK'] })).toEqual(
      [],
    );
    expect(tell(setbacksMissing, { zoning_approval: ['Approved'], site_plan: plan })).toEqual([]);
  });
});

describe('the class of a licence', () => {
  it('is asked about where it is of another trade, or for dwellings alone', () => {
    const roofer = { contractor_license: ['Classification: C-39 Roofing'] };
    expect(
      tell(licenseClassesWrong, roofer, { permitType: 'electrical_service', state: 'CA' }),
    ).toMatchObject([{ severity: 'minor' }]);
    const builder = { contractor_license: ['License type: Residential Builder'] };
    expect(tell(licenseClassesWrong, builder, { permitType: 'commercial_ti', state: 'MI' })).toHaveLength(1);
  });

  it('covers the work, or says nothing', () => {
    const told = (line: string, permitType: PermitTypeId, state: StateCode) =>
      tell(licenseClassesWrong, { contractor_license: [line] }, { permitType, state });
    expect(told('Classification: C-10 Electrical', 'ev_charger', 'CA')).toEqual([]);
    expect(told('Classification: B General building', 'roofing', 'CA')).toEqual([]);
    expect(told('License type: Residential Builder', 'deck_porch', 'MI')).toEqual([]);
    expect(told('License CCC1330001', 'roofing', 'FL')).toEqual([]);
    expect(told('City registration 2210', 'fence', 'TX')).toEqual([]);
  });
});

describe('a seal', () => {
  const letters = [...'STATEOFNEVADAENGINEER'];
  const ring = letters.map((letter, at) => {
    const angle = (at / letters.length) * 2 * Math.PI - 2;
    return lineAt(letter, 0.9 + (Math.sin(angle) * 45) / 2592, 0.8 - (Math.cos(angle) * 45) / 1728);
  });
  const page = makePage([], { width: 2592, height: 1728, lines: [...ring, lineAt('No. 21774', 0.868, 0.8)] });
  const told = (state: StateCode) =>
    sealsOfOtherStates(
      createPackageView(makePackage({ state, files: [makeFile('a', [page])] }), [
        makeDocument('plan_set', 'a'),
      ]),
    );

  it('of another state is asked about', () => {
    expect(told('UT')).toMatchObject([{ severity: 'minor', values: { found: 'NV', expected: 'UT' } }]);
  });

  it('of the state of the job is in order', () => {
    expect(told('NV')).toEqual([]);
  });
});

describe('the address', () => {
  const line = (zip: string) => [`12 Quartz Ln, Toledo, OH ${zip}`];
  const address = '12 Quartz Ln';

  it('is asked about where one paper has another ZIP code', () => {
    const papers = { application: line('43604'), site_plan: line('43604'), eng_report: line('43064') };
    expect(tell(postalPlacesDiffer, papers, { address })).toMatchObject([
      { documentId: 'eng_report', severity: 'minor' },
    ]);
  });

  it('agrees, or stands against one other alone', () => {
    expect(
      tell(postalPlacesDiffer, { application: line('43604'), site_plan: line('43604') }, { address }),
    ).toEqual([]);
    expect(
      tell(postalPlacesDiffer, { application: line('43604'), site_plan: line('43064') }, { address }),
    ).toEqual([]);
  });
});
