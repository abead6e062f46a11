import type { ReadFile, ReadPage } from '@/lib/checking/reading/types';
import type { Draft, Rule } from '../draft';
import type { FindingRule, Severity } from '../types';
import { type PackageView, wholePage } from '../view';

/** Files that could not be read at all. */
export const filesUnreadable: Rule = (view) =>
  view.input.failedFiles.map(({ name, failure }) => ({
    rule: 'file_unreadable',
    severity: 'critical',
    documentId: null,
    places: [],
    values: { file: name, failure },
    subject: name,
  }));

/** Cities ask for a file that can no longer be filled in. */
export const formsNotFlattened: Rule = (view) =>
  view.input.files
    .filter(({ facts }) => facts.form.length > 0)
    .map((file) => {
      const page = file.facts.form[0]?.page ?? 1;
      return {
        ...aboutFile(view, file, 'form_not_flattened', isSubmittedOnline(view) ? 'major' : 'minor'),
        documentId: view.documentAt(file.id, page)?.documentId ?? null,
        places: [wholePage(file.id, page)],
        values: { file: file.name, count: file.facts.form.length },
      };
    });

export const scriptsInFiles: Rule = (view) =>
  view.input.files
    .filter(({ facts }) => facts.hasScript)
    .map((file) => ({
      ...aboutFile(view, file, 'script_in_file', isSubmittedOnline(view) ? 'major' : 'minor'),
      values: { file: file.name },
    }));

const isSubmittedOnline = (view: PackageView) => view.getStatus('file_package') === 'required';

/** Pages whose picture shows words nobody can make out. An empty page is none. */
export const pagesUnreadable: Rule = (view) => pagesThat(view, 'page_unreadable', 'major', isIllegible);

const ILLEGIBLE = 0.45;

function isIllegible({ source, certainty, lines }: ReadPage): boolean {
  return source === 'ocr' && lines.length > 0 && (certainty ?? 1) < ILLEGIBLE;
}

/**
 * A photograph or scan that cuts the page off: lines run into its edge. What is outside, such as the days of a policy, cannot
 * be checked by anybody, and offices ask for the whole page.
 */
export const pagesCutOff: Rule = (view) => pagesThat(view, 'page_cut_off', 'minor', isCutOff);

/** Of a page's width. */
const AT_THE_EDGE = 0.012;
const MIN_CUT = 5;
const CUT_SHARE = 0.15;

function isCutOff({ source, lines }: ReadPage): boolean {
  if (source !== 'ocr') return false;
  const words = lines.filter(({ text }) => /\p{L}{2}/u.test(text));
  const cut = Math.max(
    words.filter(({ box }) => box.x + box.w > 1 - AT_THE_EDGE).length,
    words.filter(({ box }) => box.x < AT_THE_EDGE).length,
  );
  return cut >= MIN_CUT && cut >= words.length * CUT_SHARE;
}

/** Pages that lie on their head: their words run from right to left. */
export const pagesUpsideDown: Rule = (view) => pagesThat(view, 'page_upside_down', 'info', isUpsideDown);

function isUpsideDown({ lines }: ReadPage): boolean {
  const told = lines.filter(({ text, words }) => words.length > 2 && !RIGHT_TO_LEFT.test(text));
  const backwards = told.filter(({ words }) => {
    const [first, last] = [words[0], words.at(-1)];
    return first !== undefined && last !== undefined && last.box.x + last.box.w < first.box.x;
  });
  return told.length >= 3 && backwards.length > told.length / 2;
}

/** Scripts that run that way by themselves. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

function pagesThat(
  view: PackageView,
  rule: FindingRule,
  severity: Severity,
  holds: (page: ReadPage) => boolean,
): Draft[] {
  return view.input.files.flatMap((file): Draft[] => {
    const pages = file.pages.filter(holds);
    if (pages.length === 0) return [];
    return [
      {
        ...aboutFile(view, file, rule, severity),
        places: pages.map(({ number }) => wholePage(file.id, number)),
        values: { file: file.name, count: pages.length, pages: pages.map(({ number }) => number).join(', ') },
      },
    ];
  });
}

/** Two files with the same words on the same pages. */
export const filesTwice: Rule = (view) => {
  const first = new Map<string, ReadFile>();
  return view.input.files.flatMap((file): Draft[] => {
    const words = getFileText(file);
    if (words.length < MIN_LETTERS) return [];
    const earlier = first.get(words);
    if (!earlier) {
      first.set(words, file);
      return [];
    }
    return [
      {
        ...aboutFile(view, file, 'same_file_twice', 'minor'),
        places: [wholePage(file.id, 1), wholePage(earlier.id, 1)],
        values: { file: file.name, otherFile: earlier.name },
      },
    ];
  });
};

/** So short a text may stand in two files by chance. */
const MIN_LETTERS = 40;

function getFileText(file: ReadFile): string {
  return file.pages
    .map(({ lines }) => lines.map(({ text }) => text.toLowerCase().replaceAll(/\s+/g, '')).join(''))
    .join('\f');
}

/** Files are known by their names here: an id changes with every upload. */
function aboutFile(
  view: PackageView,
  file: ReadFile,
  rule: FindingRule,
  severity: Severity,
): Pick<Draft, 'rule' | 'severity' | 'documentId' | 'places' | 'subject'> {
  const inside = view.documents.filter(({ fileId }) => fileId === file.id);
  const [only] = inside;
  return {
    rule,
    severity,
    documentId: inside.length === 1 && only ? only.documentId : null,
    places: file.pages.length > 0 ? [wholePage(file.id, file.pages[0]?.number ?? 1)] : [],
    subject: file.name,
  };
}
