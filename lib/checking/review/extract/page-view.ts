import type { Recognition } from '@/content/requirements/recognition/types';
import type { FormField, TextLine } from '@/lib/checking/reading/types';
import {
  findSheetIndex,
  findSheetNumber,
  findSheetTitle,
  type SheetMark,
  type SheetRow,
} from '../recognise/sheets';
import { type LaidLine, type LaidPage, layPage, overlapX, overlapY } from '../text/layout';
import { toUpright } from '../text/turn';
import { findLabels, type LabelHit } from './find-labels';
import { decodeInk, type Ink } from './ink';
import type { Role } from './section-headings';
import { findHeadings, type Heading, roleAt } from './sections';

/** Facts computed once per page for classification and extraction. */
export interface PageSheets {
  readonly index: readonly SheetRow[];
  readonly indexLines: ReadonlySet<LaidLine>;
  readonly number: SheetMark | null;
  readonly title: SheetMark | null;
}

export function findSheets(page: LaidPage): PageSheets {
  const index = findSheetIndex(page);
  const number = findSheetNumber(page, index);
  return {
    index,
    indexLines: new Set(index.flatMap(({ lines }) => lines)),
    number,
    title: findSheetTitle(page, number),
  };
}

/** A page as the readers of single fields look at it. */
export interface FieldPage {
  readonly page: LaidPage;
  readonly sheets: PageSheets;
  readonly labels: readonly LabelHit[];
  readonly headings: readonly Heading[];
  readonly ink: Ink | null;
  readonly form: readonly FormField[];
  /** Null for a paper nobody asked for. */
  readonly documentId: string | null;
  readonly recognition: Recognition | null;
  getRole(line: LaidLine): Role | null;
}

/**
 * With what was typed into a form and is drawn nowhere, as lines where it stands, so that the words beside it
 * say what it is.
 */
function withTyped(page: LaidPage, form: readonly FormField[]): LaidPage {
  const own = page.page.lines;
  const isDrawn = ({ value, box }: FormField) =>
    own.some(
      ({ text, box: at }) =>
        overlapX(at, box) > 0 && overlapY(at, box) > 0 && (text.includes(value) || value.includes(text)),
    );
  const typed = form
    .filter((field) => field.page === page.page.number && (field.kind === 'text' || field.kind === 'choice'))
    .map((field) => ({ ...field, value: field.value.replace(/\s+/g, ' ').trim() }))
    .filter((field) => field.value !== '' && field.value.length <= MAX_TYPED && !isDrawn(field));
  if (typed.length === 0) return page;
  const lines = [...own, ...typed.map(toLine)].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  return layPage(page.fileId, { ...page.page, lines });
}

const MAX_TYPED = 200;

function toLine({ value, box }: FormField): TextLine {
  const words = value.split(' ');
  const width = box.w / words.length;
  return {
    text: value,
    box,
    certainty: 1,
    words: words.map((text, at) => ({ text, box: { ...box, x: box.x + width * at, w: width } })),
  };
}

export function fieldPage(
  given: LaidPage,
  sheets: PageSheets,
  form: readonly FormField[],
  document: { id: string; recognition: Recognition | null } | null,
): FieldPage {
  const page = withTyped(given, form);
  const headings = findHeadings(page);
  return {
    page,
    sheets,
    labels: findLabels(page),
    headings,
    ink: decodeInk(page.page.ink, page.turn),
    form: form
      .filter((field) => field.page === page.page.number)
      .map((field) => ({ ...field, box: toUpright(field.box, page.turn) })),
    documentId: document?.id ?? null,
    recognition: document?.recognition ?? null,
    getRole: (line) => roleAt(headings, line),
  };
}
