import { findRecognition } from '@/content/requirements/recognition';
import { judgePages } from './recognise/judge-pages';
import { MIN_POINTS } from './recognise/score-page';
import { isSheet, type JudgedPage } from './recognise/segment';
import type { FoundDocument } from './types';
import { isUnclear } from './unclear';
import type { PackageView } from './view';

/** A title of a view on a sheet, with some words that go with it. */
const TITLED = { title: 2, points: 2.9 };
/** A paper names many others: what is a part of it has about as many words of its own as a page has. */
const MIN_POINTS_WITHIN_PAPER = 8;

/**
 * Whether a page of one document holds another as well: sheets bear several views, a site plan beside the detail, and a
 * form may have a part for what elsewhere is a paper of its own.
 */
export function holdsWithin(view: PackageView, document: FoundDocument, documentId: string): boolean {
  if (isUnclear(document) || document.documentId === documentId || !findRecognition(documentId)) return false;
  const file = view.file(document.fileId);
  if (!file) return false;
  return judgePages(file, view.input.checklist).some(
    (judged) =>
      document.firstPage <= judged.page.page.number &&
      judged.page.page.number <= document.lastPage &&
      isHeldOn(judged, documentId),
  );
}

function isHeldOn(judged: JudgedPage, documentId: string): boolean {
  const score = judged.scores.of.get(documentId);
  if (!score) return false;
  if (!isSheet(judged) && !judged.page.isSheet) return score.points >= MIN_POINTS_WITHIN_PAPER;
  return score.points >= MIN_POINTS || (score.title >= TITLED.title && score.points >= TITLED.points);
}
