import { describe, expect, it } from 'vitest';
import { makeDocument, makeFile, makePackage } from '@/tests/support/review-package';
import type { FoundDocument, StatedFacts } from '../types';
import { createPackageView } from '../view';
import { disagreements } from './agreement';

function differing(
  documents: readonly FoundDocument[],
  stated: Partial<StatedFacts> = {},
  place: { state?: 'OH' | 'TX'; permitType?: 'plumbing' | 'res_new' } = {},
) {
  const ids = [...new Set(documents.map(({ fileId }) => fileId))];
  const view = createPackageView(
    makePackage({ stated, files: ids.map((id) => makeFile(id, [['words']])), ...place }),
    documents,
  );
  return disagreements.flatMap((rule) => rule(view));
}

describe('values that documents must give alike', () => {
  it.each([
    ['address_differs', 'address', '123 MAIN ST', '456 OAK AVE'],
    ['parcel_differs', 'parcel', '0123456789', '0987654321'],
    ['owner_differs', 'owner', 'MARIA LOPEZ', 'JOHN PETERSON'],
    ['contractor_differs', 'contractor', 'ACME PLUMBING LLC', 'BEST BUILDERS INC'],
    ['license_differs', 'license', 'CFC1234567', 'CFC7654321'],
    ['valuation_differs', 'valuation', '1500000', '1800000'],
    ['area_differs', 'area', '1200', '1500'],
    ['service_amps_differ', 'service_amps', '200', '100'],
  ] as const)('%s: one finding at the wrong document, with both places', (rule, field, right, wrong) => {
    const odd = field === 'license' ? 'owner_authorization' : 'site_plan';
    const documents = [
      makeDocument('application', 'a', { [field]: right }),
      makeDocument(odd, 'b', { [field]: wrong }),
      makeDocument('valuation', 'c', { [field]: right }),
    ];
    expect(differing(documents)).toMatchObject([
      {
        rule,
        documentId: odd,
        values: { found: wrong, expected: right, expectedIn: 'application' },
        places: [{ fileId: 'b' }, { fileId: 'a' }],
      },
    ]);
    expect(differing(documents.filter(({ documentId }) => documentId !== odd))).toEqual([]);
  });

  it('ask about an area for which a paper was made out, where neither figure stands in the other papers', () => {
    const documents = [
      makeDocument('application', 'a', { area: '749' }),
      makeDocument('floor_plans', 'b', { area: '749' }),
      makeDocument('adu_school', 'c', { area: '640' }),
    ];
    const told = (plan: string) =>
      disagreements
        .flatMap((rule) =>
          rule(
            createPackageView(
              makePackage({
                files: [
                  makeFile('a', [['749 sq ft']]),
                  makeFile('b', [[plan]]),
                  makeFile('c', [['Chargeable square footage 640 sq ft']]),
                ],
              }),
              documents,
            ),
          ),
        )
        .map(({ documentId, severity }) => [documentId, severity]);
    expect(told('ADU 749 SF')).toEqual([['adu_school', 'minor']]);
    expect(told('ADU 749 SF, OF IT CONDITIONED 640 SF')).toEqual([['adu_school', 'info']]);
  });

  it('accept an offer of several prices of which one was taken', () => {
    const documents = [
      makeDocument('application', 'a', { valuation: '1735000' }),
      makeDocument('valuation', 'b', { valuation: '2172000' }),
    ];
    const told = (offer: readonly string[]) =>
      disagreements.flatMap((rule) =>
        rule(
          createPackageView(
            makePackage({ files: [makeFile('a', [['words']]), makeFile('b', [offer])] }),
            documents,
          ),
        ),
      );
    expect(told(['Good $14,980.00', 'Better $17,350.00', 'Best $21,720.00'])).toEqual([]);
    expect(told(['Best $21,720.00', 'Item 17,350'])).toHaveLength(1);
  });

  it('hold what the applicant says against each document', () => {
    const documents = [
      makeDocument('application', 'a', { address: '123 MAIN ST' }),
      makeDocument('site_plan', 'b', { address: '456 OAK AVE' }),
    ];
    expect(differing(documents, { address: '456 Oak Avenue' })).toMatchObject([
      { documentId: 'application', values: { expected: '456 Oak Avenue', expectedIn: 'stated' } },
    ]);
  });

  it('name the entry as the wrong one where all the papers agree on another value', () => {
    const documents = ['application', 'site_plan'].map((id) =>
      makeDocument(id, id, { parcel: '0123456789' }),
    );
    expect(differing(documents, { parcel: '9876543210' })).toMatchObject([
      { documentId: null, values: { found: '9876543210', expected: '0123456789' }, places: [{}, {}] },
    ]);
  });

  it('accept a document one of whose values agrees', () => {
    const documents = [
      makeDocument('application', 'a', { service_amps: '200' }),
      makeDocument('one_line', 'b', { service_amps: ['100', '200'] }),
    ];
    expect(differing(documents)).toEqual([]);
  });

  it('say nothing of what a picture does not show for sure', () => {
    const documents = [
      makeDocument('application', 'a', { area: '1200' }),
      makeDocument('site_plan', 'b', { area: '1500' }, { fieldCertainty: 0.5 }),
    ];
    expect(differing(documents)).toEqual([]);
  });

  it('leave makers and the addresses of companies out', () => {
    const documents = [
      makeDocument('application', 'a', { address: '123 MAIN ST' }),
      makeDocument('contractor_license', 'b', { address: '9 SHOP RD' }),
      makeDocument('spec_sheets', 'c', { address: '1 FACTORY WAY', area: '20' }),
    ];
    expect(differing(documents)).toEqual([]);
  });

  it('never speak of the value of a dwelling in Texas', () => {
    const documents = [
      makeDocument('application', 'a', { valuation: '1500000' }),
      makeDocument('valuation', 'b', { valuation: '1800000' }),
    ];
    expect(differing(documents, {}, { state: 'TX', permitType: 'res_new' })).toEqual([]);
    expect(differing(documents, {}, { state: 'TX' })).toEqual([]);
    expect(differing(documents)).toHaveLength(1);
  });

  it('are not those of a trade, a neighbor or a paper with a number of its own', () => {
    const application = makeDocument('application', 'a', {
      contractor: 'ACME PLUMBING LLC',
      license: 'CFC1234567',
      valuation: '1500000',
      owner: 'MARIA LOPEZ',
      address: '123 MAIN ST',
    });
    const trade = { contractor: 'BEST ELECTRIC INC', license: 'EC7654321', valuation: '200000' };
    expect(
      differing([
        application,
        makeDocument('trade_forms', 'b', trade),
        makeDocument('lead_rrp', 'c', { license: 'NATF1122331' }),
        makeDocument('fence_neighbor', 'd', { owner: 'JOHN PETERSON', address: '456 OAK AVE' }),
      ]),
    ).toEqual([]);
    expect(differing([application, makeDocument('owner_authorization', 'b', trade)])).toHaveLength(3);
    // A drawing bears the number of whoever drew it.
    expect(differing([application, makeDocument('floor_plans', 'b', trade)])).toHaveLength(2);
  });

  it('are a subcontractor’s where his papers come beside one’s own', () => {
    const license = (id: string, number: string) =>
      makeDocument('contractor_license', id, { license: number });
    const stated = { license: 'CFC1234567' };
    expect(differing([license('a', 'CFC1234567'), license('b', 'EC7654321')], stated)).toEqual([]);
    expect(differing([license('b', 'EC7654321')], stated)).toHaveLength(1);
    // The insured is the contractor on each certificate.
    const insured = (id: string, contractor: string) => makeDocument('insurance_wc', id, { contractor });
    const named = { contractor: 'ACME PLUMBING LLC' };
    expect(
      differing([insured('a', 'ACME PLUMBING LLC'), insured('b', 'BEST BUILDERS INC')], named),
    ).toHaveLength(1);
  });

  it('may be rounded', () => {
    const value = (id: string, cents: string) => makeDocument(id, id, { valuation: cents });
    expect(differing([value('application', '2500000'), value('valuation', '2498750')])).toEqual([]);
    expect(differing([value('application', '2500000'), value('valuation', '2400000')])).toHaveLength(1);
  });

  it('that were hard to read are told as such', () => {
    const documents = [
      makeDocument('application', 'a', { license: 'CFC1234567' }),
      makeDocument('owner_authorization', 'b', { license: 'CFC7654321' }, { fieldCertainty: 0.7 }),
    ];
    expect(differing(documents)).toMatchObject([{ severity: 'minor', values: { unsure: 1 } }]);
  });

  it('remark on a name that only papers contradict, and tell it where the applicant stated it', () => {
    const papers = [
      makeDocument('application', 'a', { owner: 'MARIA LOPEZ' }),
      makeDocument('owner_authorization', 'b', { owner: 'JOHN PETERSON' }),
    ];
    expect(differing(papers)).toMatchObject([{ rule: 'owner_differs', severity: 'info' }]);
    expect(differing(papers, { owner: 'Maria Lopez' })).toMatchObject([
      { rule: 'owner_differs', severity: 'major' },
    ]);
  });
});
