import type { Recognition } from '@/content/requirements/recognition/types';
import type { FormField } from '@/lib/checking/reading/types';
import {
  findSheetIndex,
  findSheetNumber,
  findSheetTitle,
  type SheetMark,
  type SheetRow,
} from '../recognise/sheets';
import type { LaidLine, LaidPage } from '../text/layout';
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

export function fieldPage(
  page: LaidPage,
  sheets: PageSheets,
  form: readonly FormField[],
  document: { id: string; recognition: Recognition | null } | null,
): FieldPage {
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
