import { describe, expect, it } from 'vitest';
import type { StateCode } from '@/lib/catalogue/checklists/types';
import { makeDocument, makeField, makeFile, makePackage } from '@/tests/support/review-package';
import type { FoundDocument } from '../types';
import { createPackageView } from '../view';
import { editionsDiffer, editionsMissing, editionsOutdated } from './editions';

function view(
  state: StateCode,
  documents: readonly FoundDocument[],
  words: readonly string[] = ['Sheet index'],
  today = '2026-11-22',
) {
  return createPackageView(
    makePackage({
      permitType: 'res_new',
      state,
      today,
      files: documents.map(({ fileId }) => makeFile(fileId, [words])),
    }),
    documents,
  );
}
const sheet = (id: string, ...editions: string[]) => makeDocument(id, id, { code_edition: editions });

describe('code editions', () => {
  it('are a remark of the electrical code where cities adopt the building code themselves', () => {
    expect(editionsOutdated(view('TX', [sheet('plan_set', 'NEC 2017')]))).toMatchObject([
      { severity: 'info', values: { found: '2017 NEC', count: 1 } },
    ]);
  });

  it('older than the one the state sets come back', () => {
    expect(editionsOutdated(view('OH', [sheet('plan_set', 'IRC 2018', 'NEC 2023')]))).toMatchObject([
      { severity: 'major', values: { found: '2018 IRC', expected: '2021 IRC', state: 'OH' } },
    ]);
    expect(editionsOutdated(view('OH', [sheet('plan_set', 'IRC 2024')]))[0]?.severity).toBe('info');
  });

  it('that are all old are one finding, with every place', () => {
    const sheets = [sheet('cover', 'CRC 2022', 'CBC 2022'), sheet('structural', 'CBC 2022')];
    const [only, ...more] = editionsOutdated(view('CA', sheets));
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      documentId: 'cover',
      values: { found: '2022 CRC, 2022 CBC', expected: '2025 CRC, 2025 CBC', count: 2 },
    });
    expect(only?.places).toHaveLength(3);
  });

  it('of a state’s own code come back as well', () => {
    expect(editionsOutdated(view('CA', [sheet('plan_set', 'CRC 2022', 'CBC 2025')]))).toMatchObject([
      { severity: 'major', values: { found: '2022 CRC', expected: '2025 CRC', state: 'CA' } },
    ]);
    expect(editionsOutdated(view('FL', [sheet('plan_set', 'FBC 2023')]))).toEqual([]);
    expect(editionsOutdated(view('FL', [sheet('plan_set', 'FBC 2020')]))).toHaveLength(1);
    expect(editionsOutdated(view('OH', [sheet('plan_set', 'CRC 2022')]))).toEqual([]);
    // From the day the next one is in force.
    const onTheDay = (year: string) =>
      view('FL', [sheet('plan_set', `FBC ${year}`)], undefined, '2026-12-31');
    expect(editionsOutdated(onTheDay('2023'))).toMatchObject([{ severity: 'major' }]);
    expect(editionsOutdated(onTheDay('2026'))).toEqual([]);
  });

  it('are not held against a state’s code that no model code has the year of', () => {
    // Idaho’s 2020 code is its version of the 2018 IRC.
    expect(editionsOutdated(view('ID', [sheet('plan_set', 'IRC 2018')]))).toEqual([]);
  });

  it('are no fault where they are the ones in force, or the state sets none', () => {
    expect(editionsOutdated(view('OH', [sheet('plan_set', 'IRC 2021', 'IRC 2018')]))).toEqual([]);
    expect(editionsOutdated(view('TX', [sheet('plan_set', 'IRC 2015')]))).toEqual([]);
    expect(editionsOutdated(view('PR', [sheet('plan_set', 'NEC 2008', 'IBC 2009')]))).toEqual([]);
  });

  it('differ between documents also where nobody sets one', () => {
    const documents = [
      sheet('plan_set', 'IRC 2021'),
      sheet('floor_plans', 'IRC 2021'),
      sheet('framing', 'IRC 2015'),
    ];
    expect(editionsDiffer(view('TX', documents))).toMatchObject([
      {
        documentId: 'framing',
        values: { code: 'IRC', found: '2015', expected: '2021', expectedIn: 'plan_set' },
      },
    ]);
    expect(editionsDiffer(view('OH', documents))).toEqual([]);
  });

  it('differ also between the sheets of one set', () => {
    const editions = [
      makeField('code_edition', 'IRC 2015', 'p', 1),
      makeField('code_edition', 'IRC 2021', 'p', 2),
    ];
    const set = makeDocument('plan_set', 'p', {}, { fields: editions, lastPage: 2 });
    expect(editionsDiffer(view('TX', [set]))).toMatchObject([
      { values: { found: '2015', expected: '2021' }, places: [{ page: 1 }, { page: 2 }] },
    ]);
    const letter = makeDocument('energy_residential', 'p', {}, { fields: editions, lastPage: 2 });
    expect(editionsDiffer(view('TX', [letter]))).toEqual([]);
  });

  it('of makers say nothing of the job', () => {
    expect(editionsOutdated(view('OH', [sheet('eval_reports', 'IRC 2009')]))).toEqual([]);
    expect(
      editionsDiffer(view('TX', [sheet('plan_set', 'IRC 2021'), sheet('spec_sheets', 'IRC 2009')])),
    ).toEqual([]);
  });

  it('are missed on a front sheet that names no code, and only there', () => {
    expect(editionsMissing(view('OH', [makeDocument('plan_set', 'p')]))).toHaveLength(1);
    expect(editionsMissing(view('OH', [makeDocument('floor_plans', 'p')]))).toEqual([]);
    expect(editionsMissing(view('OH', [sheet('plan_set', 'IRC 2021')]))).toEqual([]);
    expect(
      editionsMissing(
        view('FL', [makeDocument('plan_set', 'p')], ['Florida Building Code, 8th Edition (2023)']),
      ),
    ).toEqual([]);
  });
});
