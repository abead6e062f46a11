import { findRecognition } from '@/content/requirements/recognition';
import { extractDocument } from './extract/extract-document';
import type { Known } from './extract/known';
import { fieldPage } from './extract/page-view';
import type { ReviewInput } from './input';
import { judgePages } from './recognise/judge-pages';
import type { ExtractedField, FoundDocument, PageRelation } from './types';

/** What a person said of pages; it outweighs whatever was read there. */
export interface Correction {
  readonly fileId: string;
  readonly firstPage: number;
  readonly lastPage: number;
  /** Of the checklist's documents, or `other`. */
  readonly documentId: string;
  readonly relation: PageRelation;
}

/** The documents after what people said of their pages, in the order in which they said it. */
export function withCorrections(
  documents: readonly FoundDocument[],
  input: ReviewInput,
  known: Known,
): FoundDocument[] {
  if ((input.corrections ?? []).length === 0) return [...documents];
  const corrected = (input.corrections ?? []).reduce<readonly FoundDocument[]>(
    (all, correction) => apply(all, correction, input, known),
    documents,
  );
  const place = new Map(input.files.map(({ id }, index) => [id, index]));
  const order = ({ fileId }: FoundDocument) => place.get(fileId) ?? place.size;
  return corrected.toSorted((a, b) => order(a) - order(b) || a.firstPage - b.firstPage);
}

function apply(
  documents: readonly FoundDocument[],
  correction: Correction,
  input: ReviewInput,
  known: Known,
): readonly FoundDocument[] {
  const { documentId, relation } = correction;
  const pages = lastPageOf(input, correction);
  if (pages === null) return documents;
  const said: Correction = { ...correction, lastPage: Math.min(correction.lastPage, pages) };
  const there = documents.filter((document) => touches(document, said));
  if (relation === 'not')
    return documents.flatMap((document) =>
      touches(document, said) && document.documentId === documentId
        ? [...outside(document, said), { ...inside(document, said), documentId: 'other', certainty: 1 }]
        : [document],
    );
  if (relation === 'also') {
    // Its values stay with what the pages were taken for before, so that none is read twice.
    const held = { ...blank(said), fields: there.length === 0 ? readFields(said, [], input, known) : [] };
    return [
      ...documents.filter((document) => document.documentId !== documentId || !touches(document, said)),
      held,
    ];
  }
  const rest = documents.flatMap((document) =>
    touches(document, said) ? outside(document, said) : [document],
  );
  const byModel = there.flatMap((document) =>
    inside(document, said).fields.filter(({ by }) => by === 'model'),
  );
  return [...rest, { ...blank(said), fields: readFields(said, byModel, input, known) }];
}

function blank({ documentId, fileId, firstPage, lastPage }: Correction): FoundDocument {
  return { documentId, fileId, firstPage, lastPage, certainty: 1, cues: [], fields: [], by: 'rule' };
}

/** The values of the pages, read as those of the document they are. */
function readFields(
  { documentId, fileId, firstPage, lastPage }: Correction,
  byModel: readonly ExtractedField[],
  { files, checklist }: ReviewInput,
  known: Known,
): ExtractedField[] {
  const file = files.find(({ id }) => id === fileId);
  if (!file) return [];
  const as = documentId === 'other' ? null : { id: documentId, recognition: findRecognition(documentId) };
  const views = judgePages(file, checklist)
    .filter(({ page }) => firstPage <= page.page.number && page.page.number <= lastPage)
    .map(({ page, sheets }) => fieldPage(page, sheets, file.facts.form, as));
  const read = extractDocument(file, views, known);
  const ids = new Set(read.map(({ id }) => id));
  return [...read, ...byModel.filter(({ id }) => !ids.has(id))];
}

function lastPageOf({ files }: ReviewInput, { fileId, firstPage }: Correction): number | null {
  const pages = files.find(({ id }) => id === fileId)?.pages.map(({ number }) => number) ?? [];
  const last = Math.max(0, ...pages);
  return firstPage <= last ? last : null;
}

type Stretch = Pick<Correction, 'fileId' | 'firstPage' | 'lastPage'>;

function touches(document: Stretch, said: Stretch): boolean {
  return (
    document.fileId === said.fileId &&
    document.firstPage <= said.lastPage &&
    said.firstPage <= document.lastPage
  );
}

function cut(document: FoundDocument, firstPage: number, lastPage: number): FoundDocument {
  const fields = document.fields.filter(({ at }) => firstPage <= at.page && at.page <= lastPage);
  return { ...document, firstPage, lastPage, fields };
}

function inside(document: FoundDocument, said: Stretch): FoundDocument {
  const first = Math.max(document.firstPage, said.firstPage);
  return cut(document, first, Math.min(document.lastPage, said.lastPage));
}

/** What is left of a document before and after pages that were taken out of it. */
function outside(document: FoundDocument, said: Stretch): FoundDocument[] {
  return [
    ...(document.firstPage < said.firstPage ? [cut(document, document.firstPage, said.firstPage - 1)] : []),
    ...(document.lastPage > said.lastPage ? [cut(document, said.lastPage + 1, document.lastPage)] : []),
  ];
}

/** Whether somebody said that a page is not a document, or that it is another one and nothing else. */
export function isRuledOut(
  { corrections = [] }: Pick<ReviewInput, 'corrections'>,
  documentId: string,
  fileId: string,
  page: number,
): boolean {
  const said = corrections.findLast(
    (one) =>
      one.fileId === fileId &&
      one.firstPage <= page &&
      page <= one.lastPage &&
      (one.relation === 'is' || one.documentId === documentId),
  );
  if (!said) return false;
  return said.documentId === documentId ? said.relation === 'not' : said.relation === 'is';
}

/** Whether somebody said of every page there is, read or not, that it is not the document. */
export function isRuledOutEverywhere(input: ReviewInput, documentId: string): boolean {
  if ((input.corrections ?? []).length === 0) return false;
  const pages = [
    ...input.files.flatMap(({ id, pages: read }) => read.map(({ number }) => ({ id, number }))),
    ...input.failedFiles.map(({ id }) => ({ id, number: 1 })),
  ];
  return pages.every(({ id, number }) => isRuledOut(input, documentId, id, number));
}
