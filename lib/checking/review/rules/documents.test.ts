import { describe, expect, it } from 'vitest';
import { makeDocument, makeFile, makePackage, makePage } from '@/tests/support/review-package';
import { listStandings } from '../standings';
import { createPackageView } from '../view';
import { missingDocuments, undecidedDocuments } from './documents';

const application = makeDocument('application', 'a', { address: '123 MAIN ST', parcel: '001234' });
const files = [makeFile('a', [['Permit application', 'Description of work: replace the water heater']])];
const answers = { applicantRole: 'owner', subtype: 'other', onlineSubmittal: true } as const;

const missing = (...[input, documents]: Parameters<typeof createPackageView>) =>
  missingDocuments(createPackageView(input, documents)).map(({ documentId, severity }) => [
    documentId,
    severity,
  ]);

describe('documents the checklist requires', () => {
  it('are missing where no page is them, and carry the citation', () => {
    const found = missing(makePackage({ files, answers: { ...answers, applicantRole: 'contractor' } }), [
      application,
    ]);
    // An application may bear the registration itself.
    expect(found).toContainEqual(['contractor_license', 'info']);
    expect(found).toContainEqual(['insurance_wc', 'critical']);
    const [draft] = missingDocuments(createPackageView(makePackage({ answers }), []));
    expect(draft).toMatchObject({ documentId: 'application', citation: { en: 'IRC R105.3; IBC 105.3' } });
  });

  it('are no more than a remark where a paper is there on which they often stand', () => {
    const given = { applicantRole: 'contractor', signType: 'wall', onlineSubmittal: true } as const;
    const cards = makeDocument('contractor_license', 'b');
    const papers = [...files, makeFile('b', [['State contractors board', 'Contractor license']])];
    const input = makePackage({ permitType: 'sign', files: papers, answers: given });
    expect(missing(input, [application, cards])).toContainEqual(['sign_license', 'info']);
  });

  it('are there where another paper says what they ask for', () => {
    const ids = missing(makePackage({ files, answers }), [application]).map(([id]) => id);
    expect(ids).not.toContain('application');
    expect(ids).not.toContain('scope_description');
    expect(ids).not.toContain('parcel_legal');
    expect(ids).not.toContain('file_package');
    expect(ids).toContain('valuation');
  });

  it('are not there by an empty label, which is told as a blank', () => {
    const blank = [makeFile('a', [['Permit application', 'Description of work:', 'Phone: 555 0100']])];
    const view = createPackageView(makePackage({ files: blank, answers }), [application]);
    const standing = listStandings(view).find(
      ({ documentId }) => documentId === 'scope_description',
    )?.standing;
    expect(standing).toBe('missing');
    expect(missingDocuments(view).map(({ documentId }) => documentId)).not.toContain('scope_description');
  });

  it('are not known where the application that would say it is missing itself', () => {
    expect(missing(makePackage({ answers }), []).map(([id]) => id)).toEqual(['application']);
  });

  it('are never missing where they may only be asked for, and open where a question decides', () => {
    const input = makePackage({ permitType: 'res_new' });
    const view = createPackageView(input, []);
    const standing = new Map(listStandings(view).map((one) => [one.documentId, one.standing]));
    expect(standing.get('soils')).toBe('optional');
    expect(standing.get('septic_health')).toBe('open');
    const ids = missingDocuments(view).map(({ documentId }) => documentId);
    expect(ids).not.toContain('soils');
    expect(ids).not.toContain('septic_health');
    const open = undecidedDocuments(view).find(({ documentId }) => documentId === 'septic_health');
    expect(open).toMatchObject({ severity: 'info', values: { questions: 'septic' } });
  });

  it('are only likely to be missing while something came that could not be read', () => {
    const failedFiles = [{ id: 'x', name: 'x.pdf', failure: 'locked' as const }];
    expect(missing(makePackage({ answers, failedFiles }), [])).toContainEqual(['application', 'minor']);
  });

  it('are a question while pages came that nobody could tell, and may be it', () => {
    const letter = makeFile('u', [['Something nobody knows'], ['and more of it']]);
    const told = (input: Parameters<typeof createPackageView>[0], id: string) =>
      missingDocuments(createPackageView(input, [makeDocument('unclear', 'u', {}, { lastPage: 2 })])).find(
        ({ documentId }) => documentId === id,
      );
    const paper = makePackage({ files: [letter], answers });
    expect(told(paper, 'application')).toMatchObject({ severity: 'minor', values: { unread: 2 } });
    expect(told(paper, 'application')?.places).toMatchObject([{ fileId: 'u', page: 1 }]);
    // A plan may be drawn on any paper, but no letter is written on a sheet.
    const fence = makePackage({ files: [letter], permitType: 'fence', answers: { applicantRole: 'owner' } });
    expect(told(fence, 'site_plan')).toMatchObject({ severity: 'minor', values: { unread: 2 } });
    const sheet = makeFile('u', [makePage(['Something nobody knows'], { width: 1584, height: 1224 })]);
    expect(told({ ...paper, files: [sheet] }, 'application')).toMatchObject({ severity: 'critical' });
    // A page without a word may be one.
    const blank = makeFile('u', [makePage([], { source: 'none' })]);
    expect(told({ ...fence, files: [blank] }, 'site_plan')).toMatchObject({ severity: 'info' });
  });

  it('are a remark where words of another page make it likelier that they are there', () => {
    const letter = makeFile('l', [
      [
        'Cover letter',
        'Enclosed is the fence elevation with post spacing',
        'Post spacing 8 ft, footing 24 in',
      ],
    ]);
    const input = makePackage({
      files: [letter],
      permitType: 'fence',
      answers: { applicantRole: 'owner' },
    });
    const view = createPackageView(input, [makeDocument('other', 'l', {}, { certainty: 0.8 })]);
    const [draft] = missingDocuments(view).filter(({ documentId }) => documentId === 'fence_detail');
    expect(draft).toMatchObject({
      severity: 'info',
      values: { unread: 3 },
      places: [{ fileId: 'l', page: 1 }],
    });
  });

  it('are there where a sheet of another name shows them as well', () => {
    const sheet = makeFile('s', [
      makePage(['FENCE DETAIL', 'POST SPACING 8 FT', 'SITE PLAN', 'PROPERTY LINE', 'SETBACK 5 FT'], {
        width: 1584,
        height: 1224,
      }),
    ]);
    const input = makePackage({ files: [sheet], permitType: 'fence', answers: { applicantRole: 'owner' } });
    const view = createPackageView(input, [makeDocument('fence_detail', 's')]);
    const standing = listStandings(view).find(({ documentId }) => documentId === 'site_plan');
    expect(standing).toEqual({ documentId: 'site_plan', standing: 'found', found: [0] });
  });

  it('may be on sheets of another name where they are drawn or calculated', () => {
    const input = makePackage({ permitType: 'fence', answers: { applicantRole: 'owner' } });
    const view = createPackageView(input, [makeDocument('fence_detail', 's')]);
    const [draft] = missingDocuments(view).filter(({ documentId }) => documentId === 'site_plan');
    expect(draft).toMatchObject({ severity: 'minor', places: [], values: { unread: 4 } });
  });

  it('ask no dwelling in Texas for its value', () => {
    const input = makePackage({ permitType: 'res_new', state: 'TX' });
    expect(missing(input, []).map(([id]) => id)).not.toContain('valuation');
    expect(
      undecidedDocuments(createPackageView(input, [])).map(({ documentId }) => documentId),
    ).not.toContain('valuation');
  });
});
