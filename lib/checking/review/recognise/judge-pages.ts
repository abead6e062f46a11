import type { Checklist } from '@/lib/catalogue/checklists/checklist';
import type { ReadFile } from '@/lib/checking/reading/types';
import { findSheets } from '../extract/page-view';
import { layPage } from '../text/layout';
import { documentOfName } from './file-name';
import { scorePage } from './score-page';
import type { JudgedPage } from './segment';

/** A file is named by who knows what it is; a weak sign beside its name is enough. */
const BY_NAME_FIRST = 3.2;
const BY_NAME_LATER = 0.7;

/** Memoised: classification needs all pages, and so does the search for what nobody recognised. */
const JUDGED = new WeakMap<Checklist, WeakMap<ReadFile, readonly JudgedPage[]>>();

/** The ids of all documents that a checklist knows, needed or not. */
export function listAsked({ documents, notNeeded }: Checklist): string[] {
  return [...documents, ...notNeeded].map(({ id }) => id);
}

/** Each page of a file with its score for each document of the checklist, in the pages' order. */
export function judgePages(file: ReadFile, checklist: Checklist): readonly JudgedPage[] {
  const ofChecklist = JUDGED.get(checklist) ?? new WeakMap<ReadFile, readonly JudgedPage[]>();
  JUDGED.set(checklist, ofChecklist);
  const known = ofChecklist.get(file);
  if (known) return known;
  const judged = judgeAfresh(file, new Set(listAsked(checklist)));
  ofChecklist.set(file, judged);
  return judged;
}

function judgeAfresh(file: ReadFile, asked: ReadonlySet<string>): JudgedPage[] {
  const named = documentOfName(file.name, asked);
  return file.pages
    .toSorted((a, b) => a.number - b.number)
    .map((read, at) => {
      const page = layPage(file.id, read);
      const sheets = findSheets(page);
      const scores = scorePage(page, sheets, asked);
      const own = named === null ? undefined : scores.of.get(named);
      if (named === null || own === undefined || own.points <= 0) return { page, sheets, scores };
      const points = own.points + (at === 0 ? BY_NAME_FIRST : BY_NAME_LATER);
      return { page, sheets, scores: { ...scores, of: new Map(scores.of).set(named, { ...own, points }) } };
    });
}
