import { describe, expect, it } from 'vitest';
import { lineAt, makeDocument, makeFile, makePackage, makePage } from '@/tests/support/review-package';
import { createPackageView } from '../view';
import {
  filesTwice,
  filesUnreadable,
  formsNotFlattened,
  pagesCutOff,
  pagesUnreadable,
  pagesUpsideDown,
  scriptsInFiles,
} from './files';

const words = ['A page of words that is long enough', 'to be told from another'];
const view = (...files: ReturnType<typeof makeFile>[]) => createPackageView(makePackage({ files }), []);

describe('files', () => {
  it('that could not be read are told with why', () => {
    const failedFiles = [{ id: 'x', name: 'plans.pdf', failure: 'locked' as const }];
    expect(filesUnreadable(createPackageView(makePackage({ failedFiles }), []))).toMatchObject([
      { severity: 'critical', values: { file: 'plans.pdf', failure: 'locked' } },
    ]);
  });

  it('with a form or a script are told, flat ones are not', () => {
    const field = {
      name: 'Owner',
      kind: 'text',
      value: 'x',
      page: 1,
      box: { x: 0, y: 0, w: 1, h: 1 },
    } as const;
    expect(formsNotFlattened(view(makeFile('a', [words], { form: [field] })))).toMatchObject([
      { values: { file: 'a.pdf', count: 1 }, severity: 'minor' },
    ]);
    expect(scriptsInFiles(view(makeFile('a', [words], { hasScript: true })))).toHaveLength(1);
    expect([
      ...formsNotFlattened(view(makeFile('a', [words]))),
      ...scriptsInFiles(view(makeFile('a', [words]))),
    ]).toEqual([]);
  });

  it('that say the same on every page are told once', () => {
    expect(filesTwice(view(makeFile('a', [words]), makeFile('b', [words])))).toMatchObject([
      { values: { file: 'b.pdf', otherFile: 'a.pdf' } },
    ]);
    expect(filesTwice(view(makeFile('a', [words]), makeFile('b', [words, words])))).toEqual([]);
    expect(filesTwice(view(makeFile('a', [['x']]), makeFile('b', [['x']])))).toEqual([]);
  });
});

describe('pages', () => {
  it('nobody can make out are told; empty ones are not', () => {
    const dark = makePage(words, { source: 'ocr', certainty: 0.3 });
    expect(pagesUnreadable(view(makeFile('a', [words, dark, dark])))).toMatchObject([
      { values: { file: 'a.pdf', count: 2, pages: '2, 3' } },
    ]);
    const clear = makePage(words, { source: 'ocr', certainty: 0.9 });
    expect(pagesUnreadable(view(makeFile('a', [clear, makePage([], { source: 'none' })])))).toEqual([]);
  });

  it('upside down are told by their words', () => {
    const turned = (text: string) =>
      [0.1, 0.2, 0.3].map((y) => {
        const line = lineAt(text, 0.1, y);
        const boxes = line.words.map(({ box }) => box).reverse();
        return { ...line, words: line.words.map((word, at) => ({ ...word, box: boxes[at] ?? word.box })) };
      });
    expect(
      pagesUpsideDown(view(makeFile('a', [makePage([], { lines: turned('one two three four') })]))),
    ).toHaveLength(1);
    expect(
      pagesUpsideDown(view(makeFile('a', [makePage([], { lines: turned('אחד שניים שלושה') })]))),
    ).toEqual([]);
    expect(
      pagesUpsideDown(view(makeFile('a', [['one two three four', 'five six seven', 'eight nine ten']]))),
    ).toEqual([]);
  });

  it('belong to the document of their file where it holds one', () => {
    const dark = makePage(words, { source: 'ocr', certainty: 0.3 });
    const input = makePackage({ files: [makeFile('a', [dark])] });
    expect(pagesUnreadable(createPackageView(input, [makeDocument('site_plan', 'a')]))[0]?.documentId).toBe(
      'site_plan',
    );
  });
});

describe('pages cut off', () => {
  const page = (width: number) => {
    const lines = [1, 2, 3, 4, 5, 6].map((at) => {
      const line = lineAt(`Coverage line ${at}`, 0.8, at * 0.1, 0.95);
      return { ...line, box: { ...line.box, w: width } };
    });
    return makePage([], { source: 'ocr', certainty: 0.95, lines });
  };
  const told = (width: number) =>
    pagesCutOff(createPackageView(makePackage({ files: [makeFile('a', [page(width)])] }), []));

  it('are asked for again where many lines run into the edge of a picture', () => {
    expect(told(0.2)).toMatchObject([{ rule: 'page_cut_off', severity: 'minor', values: { pages: '1' } }]);
    expect(told(0.15)).toEqual([]);
  });
});
