import { buildChecklist } from '@/lib/catalogue/checklists/checklist';
import type { Answers, PermitTypeId, StateCode } from '@/lib/catalogue/checklists/types';
import type { FileFacts, ReadFile, ReadPage, TextLine } from '@/lib/checking/reading/types';
import type { ReviewInput } from '@/lib/checking/review/input';
import {
  type ExtractedField,
  type FieldId,
  type FoundDocument,
  NOTHING_STATED,
  type StatedFacts,
} from '@/lib/checking/review/types';

const LINE_HEIGHT = 0.015;
const LETTER_WIDTH = 0.008;

/** A line at a place of its page; its words side by side. */
export function lineAt(text: string, x: number, y: number, certainty = 1): TextLine {
  let left = x;
  const words = text.split(' ').map((word) => {
    const box = { x: left, y, w: word.length * LETTER_WIDTH, h: LINE_HEIGHT };
    left += box.w + LETTER_WIDTH;
    return { text: word, box };
  });
  return { text, box: { x, y, w: left - LETTER_WIDTH - x, h: LINE_HEIGHT }, words, certainty };
}

/** A page of lines one below the other; ` | ` parts the cells of a row. */
export function makePage(lines: readonly string[], page: Partial<ReadPage> = {}): ReadPage {
  const certainty = page.certainty ?? 1;
  return {
    number: 1,
    width: 612,
    height: 792,
    source: 'text',
    certainty: null,
    ink: null,
    lines: lines.flatMap((text, row) =>
      text.split(' | ').map((cell, column) => lineAt(cell, 0.1 + column * 0.4, 0.05 + row * 0.03, certainty)),
    ),
    ...page,
  };
}

export const NO_FACTS: FileFacts = {
  pages: 1,
  form: [],
  hasScript: false,
  hasAttachments: false,
  producer: null,
};

export function makeFile(
  id: string,
  pages: readonly (readonly string[] | ReadPage)[],
  facts: Partial<FileFacts> = {},
): ReadFile {
  const read = pages.map((page, index) =>
    'lines' in page ? { ...page, number: index + 1 } : makePage(page, { number: index + 1 }),
  );
  return { id, name: `${id}.pdf`, facts: { ...NO_FACTS, pages: read.length, ...facts }, pages: read };
}

type Values = { readonly [F in FieldId]?: string | readonly string[] };

/** A document over a whole file, or some of its pages, with fields that stand on its first page. */
export function makeDocument(
  documentId: string,
  fileId: string,
  values: Values = {},
  document: Partial<FoundDocument> & { fieldCertainty?: number } = {},
): FoundDocument {
  const { fieldCertainty = 1, ...rest } = document;
  const firstPage = rest.firstPage ?? 1;
  return {
    documentId,
    fileId,
    firstPage,
    lastPage: rest.lastPage ?? firstPage,
    certainty: 1,
    cues: [],
    by: 'rule',
    fields: Object.entries(values).flatMap(([id, value]) =>
      [value].flat().map((one) => makeField(id as FieldId, String(one), fileId, firstPage, fieldCertainty)),
    ),
    ...rest,
  };
}

export function makeField(
  id: FieldId,
  value: string,
  fileId: string,
  page = 1,
  certainty = 1,
  quote = value,
): ExtractedField {
  return {
    id,
    value,
    at: { fileId, page, box: { x: 0.1, y: 0.1, w: 0.3, h: 0.02 }, quote },
    certainty,
    by: 'rule',
  };
}

export interface PackageOptions {
  permitType?: PermitTypeId;
  state?: StateCode;
  city?: string | null;
  answers?: Answers;
  stated?: Partial<StatedFacts>;
  fee?: ReviewInput['fee'];
  files?: readonly ReadFile[];
  failedFiles?: ReviewInput['failedFiles'];
  today?: string;
}

export function makePackage({
  permitType = 'plumbing',
  state = 'OH',
  city = null,
  answers = {},
  stated = {},
  fee = null,
  files = [],
  failedFiles = [],
  today = '2026-11-22',
}: PackageOptions = {}): ReviewInput {
  return {
    checklist: buildChecklist({ permitType, place: { city, county: null, state }, answers }),
    stated: { ...NOTHING_STATED, ...stated },
    fee,
    files,
    failedFiles,
    today,
  };
}
