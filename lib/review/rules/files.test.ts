import { describe, expect, it } from 'vitest';
import { documentOf, fileOf, lineAt, packageOf, pageOf } from '@/tests/support/review-package';
import { viewOf } from '../view';
import {
  filesTwice,
  filesUnreadable,
  formsNotFlattened,
  pagesUnreadable,
  pagesUpsideDown,
  scriptsInFiles,
} from './files';

const words = ['A page of words that is long enough', 'to be told from another'];
const view = (...files: ReturnType<typeof fileOf>[]) => viewOf(packageOf({ files }), []);

describe('files', () => {
  it('that could not be read are told with why', () => {
    const failedFiles = [{ id: 'x', name: 'plans.pdf', failure: 'locked' as const }];
    expect(filesUnreadable(viewOf(packageOf({ failedFiles }), []))).toMatchObject([
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
    expect(formsNotFlattened(view(fileOf('a', [words], { form: [field] })))).toMatchObject([
      { values: { file: 'a.pdf', count: 1 }, severity: 'minor' },
    ]);
    expect(scriptsInFiles(view(fileOf('a', [words], { hasScript: true })))).toHaveLength(1);
    expect([
      ...formsNotFlattened(view(fileOf('a', [words]))),
      ...scriptsInFiles(view(fileOf('a', [words]))),
    ]).toEqual([]);
  });

  it('that say the same on every page are told once', () => {
    expect(filesTwice(view(fileOf('a', [words]), fileOf('b', [words])))).toMatchObject([
      { values: { file: 'b.pdf', otherFile: 'a.pdf' } },
    ]);
    expect(filesTwice(view(fileOf('a', [words]), fileOf('b', [words, words])))).toEqual([]);
    expect(filesTwice(view(fileOf('a', [['x']]), fileOf('b', [['x']])))).toEqual([]);
  });
});

describe('pages', () => {
  it('nobody can make out are told; empty ones are not', () => {
    const dark = pageOf(words, { source: 'ocr', certainty: 0.3 });
    expect(pagesUnreadable(view(fileOf('a', [words, dark, dark])))).toMatchObject([
      { values: { file: 'a.pdf', count: 2, pages: '2, 3' } },
    ]);
    const clear = pageOf(words, { source: 'ocr', certainty: 0.9 });
    expect(pagesUnreadable(view(fileOf('a', [clear, pageOf([], { source: 'none' })])))).toEqual([]);
  });

  it('upside down are told by their words', () => {
    const turned = (text: string) =>
      [0.1, 0.2, 0.3].map((y) => {
        const line = lineAt(text, 0.1, y);
        const boxes = line.words.map(({ box }) => box).reverse();
        return { ...line, words: line.words.map((word, at) => ({ ...word, box: boxes[at] ?? word.box })) };
      });
    expect(
      pagesUpsideDown(view(fileOf('a', [pageOf([], { lines: turned('one two three four') })]))),
    ).toHaveLength(1);
    expect(pagesUpsideDown(view(fileOf('a', [pageOf([], { lines: turned('אחד שניים שלושה') })])))).toEqual(
      [],
    );
    expect(
      pagesUpsideDown(view(fileOf('a', [['one two three four', 'five six seven', 'eight nine ten']]))),
    ).toEqual([]);
  });

  it('belong to the document of their file where it holds one', () => {
    const dark = pageOf(words, { source: 'ocr', certainty: 0.3 });
    const input = packageOf({ files: [fileOf('a', [dark])] });
    expect(pagesUnreadable(viewOf(input, [documentOf('site_plan', 'a')]))[0]?.documentId).toBe('site_plan');
  });
});
