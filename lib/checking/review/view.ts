import type { DocumentStatus } from '@/lib/catalogue/checklists/judge';
import type { ReadFile, ReadPage } from '@/lib/checking/reading/types';
import type { ReviewInput } from './input';
import type { ExtractedField, FieldId, FoundAt, FoundDocument } from './types';

/** The view of a package for rules: input, documents found, and lookups. */
export interface PackageView {
  readonly input: ReviewInput;
  readonly documents: readonly FoundDocument[];
  file(fileId: string): ReadFile | undefined;
  page(fileId: string, number: number): ReadPage | undefined;
  getPages(document: FoundDocument): readonly ReadPage[];
  byId(documentId: string): readonly FoundDocument[];
  /** Null where the checklist does not know the document. */
  getStatus(documentId: string): DocumentStatus | 'not_needed' | null;
  /** The document a page belongs to. */
  documentAt(fileId: string, page: number): FoundDocument | undefined;
}

export function createPackageView(input: ReviewInput, documents: readonly FoundDocument[]): PackageView {
  const files = new Map(input.files.map((file) => [file.id, file]));
  const pages = new Map(
    input.files.map((file) => [file.id, new Map(file.pages.map((page) => [page.number, page]))]),
  );
  const statuses = new Map<string, DocumentStatus | 'not_needed'>([
    ...input.checklist.documents.map(({ id, status }) => [id, status] as const),
    ...input.checklist.notNeeded.map(({ id }) => [id, 'not_needed'] as const),
  ]);
  const page = (fileId: string, number: number) => pages.get(fileId)?.get(number);
  return {
    input,
    documents,
    file: (fileId) => files.get(fileId),
    page,
    getPages: ({ fileId, firstPage, lastPage }) =>
      (files.get(fileId)?.pages ?? []).filter(({ number }) => number >= firstPage && number <= lastPage),
    byId: (documentId) => documents.filter((document) => document.documentId === documentId),
    getStatus: (documentId) => statuses.get(documentId) ?? null,
    documentAt: (fileId, number) =>
      documents.find(
        (document) =>
          document.fileId === fileId && document.firstPage <= number && number <= document.lastPage,
      ),
  };
}

export function getFields(document: FoundDocument, id: FieldId): readonly ExtractedField[] {
  return document.fields.filter((field) => field.id === id);
}

/** Certainty below which OCR text is unreliable. */
const READABLE = 0.6;
/** Certainty below which an OCR value causes no finding. */
const SURE = 0.65;

/** Whether a page's words can be trusted to be all of its words. */
export function isReadable(page: ReadPage): boolean {
  return page.source === 'text' || (page.source === 'ocr' && (page.certainty ?? 0) >= READABLE);
}

export function isWholeReadable(view: PackageView, document: FoundDocument): boolean {
  const pages = view.getPages(document);
  return pages.length > 0 && pages.every(isReadable);
}

/** A value is sure where the file itself holds it, or a picture shows it well. */
export function isSure(field: ExtractedField): boolean {
  return field.certainty >= SURE;
}

/** Whether a value was recognised in a picture, so that single letters may be others. */
export function isRecognised(view: PackageView, at: FoundAt): boolean {
  return view.page(at.fileId, at.page)?.source === 'ocr';
}

/** The words of a document, line by line. */
export function getDocumentText(view: PackageView, document: FoundDocument): string {
  return view
    .getPages(document)
    .flatMap((page) => page.lines.map((line) => line.text))
    .join('\n');
}

/** A whole page as a place. */
export function wholePage(fileId: string, page: number): FoundAt {
  return { fileId, page, box: { x: 0, y: 0, w: 1, h: 1 }, quote: '' };
}
