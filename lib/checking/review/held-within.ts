import { findRecognition } from '@/content/requirements/recognition';
import type { ReadPage } from '@/lib/checking/reading/types';
import { isRuledOut } from './corrections';
import { judgeChances } from './recognise/judge-chances';
import { judgePages } from './recognise/judge-pages';
import { givesLeaveToApply } from './recognise/leave-given';
import { MIN_POINTS } from './recognise/score-page';
import { isSheet, type JudgedPage } from './recognise/segment';
import type { FoundDocument } from './types';
import { isUnclear } from './unclear';
import type { PackageView } from './view';

/** A title of a view on a sheet, with some words that go with it. */
const TITLED = { title: 2, points: 2.9 };
/** A paper names many others: what is a part of it has about as many words of its own as a page has. */
const MIN_POINTS_WITHIN_PAPER = 8;
/** Chance from which a page is a document as well. */
export const HOLDS = 0.5;
/** Chance of being somewhere in the package from which a document is there, though no page surely is it. */
export const IS_THERE = 0.6;

/**
 * Whether a page of one document holds another as well: sheets bear several views, a site plan beside the detail, and a
 * form may have a part for what elsewhere is a paper of its own.
 */
export function holdsWithin(view: PackageView, document: FoundDocument, documentId: string): boolean {
  const file = view.file(document.fileId);
  if (document.documentId === documentId || !findRecognition(documentId) || !file) return false;
  const mayHold = (page: number) =>
    isOn(document, page) && !isRuledOut(view.input, documentId, file.id, page);
  if (holdsByChance(view, document, documentId)) return true;
  if (documentId === 'owner_authorization' && isLeaveGiven(view, document)) return true;
  return (
    !isUnclear(document) &&
    judgePages(file, view.input.checklist).some(
      (judged) => mayHold(judged.page.page.number) && isHeldOn(judged, documentId),
    )
  );
}

/** By the owner, in a paper of another kind. */
function isLeaveGiven(view: PackageView, document: FoundDocument): boolean {
  return view
    .getPages(document)
    .some(
      (page) =>
        !isRuledOut(view.input, 'owner_authorization', document.fileId, page.number) && givesLeave(page),
    );
}

/** Memoised by page: standings are listed by several rules. */
const LEAVES = new WeakMap<ReadPage, boolean>();

function givesLeave(page: ReadPage): boolean {
  const known = LEAVES.get(page) ?? givesLeaveToApply(page.lines.map(({ text }) => text).join(' '));
  LEAVES.set(page, known);
  return known;
}

function isOn({ firstPage, lastPage }: FoundDocument, page: number): boolean {
  return firstPage <= page && page <= lastPage;
}

/** Whether a page of a document is likely another as well; the likeliest page counts where it is surely somewhere. */
export function holdsByChance(view: PackageView, document: FoundDocument, documentId: string): boolean {
  // What is known as a paper nobody asks for holds nothing that is asked for.
  if (document.documentId === 'other' && !isUnclear(document)) return false;
  const chances = judgeChances(view.input.files, view.input.checklist);
  const pages = chances
    .listPages(documentId)
    .filter(({ fileId, page }) => !isRuledOut(view.input, documentId, fileId, page));
  const [best] = pages;
  return pages.some(
    (one) =>
      one.fileId === document.fileId &&
      isOn(document, one.page) &&
      (one.chance >= HOLDS || (one === best && chances.isThere(documentId) >= IS_THERE)),
  );
}

function isHeldOn(judged: JudgedPage, documentId: string): boolean {
  const score = judged.scores.of.get(documentId);
  if (!score) return false;
  if (!isSheet(judged) && !judged.page.isSheet) return score.points >= MIN_POINTS_WITHIN_PAPER;
  return score.points >= MIN_POINTS || (score.title >= TITLED.title && score.points >= TITLED.points);
}
