import { describe, expect, it } from 'vitest';
import { makeFile, makePackage, makePage } from '@/tests/support/review-package';
import { layPage } from '../text/layout';
import { FEATURES, findFeatures } from './features';
import { likenessOfName } from './file-name';
import { judgeChances } from './judge-chances';
import { findPageSignals } from './page-signals';

const LETTER = [
  'To whom it may concern:',
  'I own the house at 12 Elm St. and I have given my permission to Acme Fence Co. to apply for the permit.',
  'Sincerely,',
  'Jane Doe, owner',
  'Signature: ________',
];
const PLAN = makePage(
  ['FENCE DETAIL', 'POST SPACING 8 FT', 'SITE PLAN', 'PROPERTY LINE', 'SETBACK 5 FT', 'LOT LINE'],
  { width: 1584, height: 1224 },
);
const answers = { applicantRole: 'contractor' } as const;

function judge(files: Parameters<typeof makePackage>[0]) {
  const input = makePackage({ permitType: 'fence', answers, ...files });
  return { input, chances: judgeChances(input.files, input.checklist) };
}

describe('what a page looks like', () => {
  it('is told from words and layout, each sign between nought and one', () => {
    const signals = findPageSignals(layPage('x', makePage(LETTER)));
    expect(signals).toMatchObject({ salutation: 1, closing: 1, signature: 1, money: 0, sheet: 0, short: 1 });
    const table = findPageSignals(layPage('x', makePage(['Item | $ 10', 'Labor | $ 20', 'Total | $ 30'])));
    expect(table).toMatchObject({ salutation: 0, money: 1 });
    expect(table.table).toBeGreaterThan(0.5);
    const carta = findPageSignals(layPage('x', makePage(['A quien corresponda:', 'Atentamente,', 'Firma'])));
    expect(carta).toMatchObject({ salutation: 1, closing: 1, signature: 1 });
    for (const value of Object.values(signals)) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });

  it('is the same vector for the same package, one a page and document', () => {
    const { input } = judge({ files: [makeFile('a', [LETTER, PLAN])] });
    const pages = findFeatures(input.files, input.checklist);
    expect(pages.map(({ page }) => page)).toEqual([1, 2]);
    const [first] = pages;
    expect([...(first?.of.values() ?? [])].every((vector) => vector.length === FEATURES.length)).toBe(true);
    expect(findFeatures(input.files, input.checklist)).toEqual(pages);
  });
});

describe("a file's name", () => {
  it('speaks for each paper it names, in whatever order and beside others', () => {
    const asked = new Set(['owner_authorization', 'hoa_letter', 'soils', 'truss']);
    const likeness = likenessOfName('contract + owner ok.pdf', asked);
    expect(likeness.get('owner_authorization')).toBe(1);
    expect(likeness.get('hoa_letter') ?? 0).toBeLessThan(0.5);
    expect(likenessOfName('scan0001.pdf', asked).size).toBe(0);
  });
});

describe('chances', () => {
  it('know a letter of four lines, and that it is no drawing', () => {
    const { chances } = judge({ files: [{ ...makeFile('a', [LETTER]), name: 'Owner letter.pdf' }] });
    expect(chances.on('a', 1, 'owner_authorization')).toBeGreaterThan(0.6);
    expect(chances.on('a', 1, 'site_plan')).toBeLessThan(0.1);
    expect(chances.isThere('owner_authorization')).toBeGreaterThan(0.6);
  });

  it('let one sheet be two documents', () => {
    const { chances } = judge({ files: [makeFile('s', [PLAN])] });
    expect(chances.on('s', 1, 'site_plan')).toBeGreaterThan(0.4);
    expect(chances.on('s', 1, 'fence_detail')).toBeGreaterThan(0.4);
    expect(chances.listPages('site_plan')).toHaveLength(1);
  });

  it('are low for what is nowhere, and nought for what no checklist asks', () => {
    const { chances } = judge({ files: [makeFile('a', [LETTER])] });
    expect(chances.isThere('site_plan')).toBeLessThan(0.3);
    expect(chances.isThere('nothing_we_know')).toBe(0);
    expect(chances.on('a', 9, 'site_plan')).toBe(0);
  });
});
