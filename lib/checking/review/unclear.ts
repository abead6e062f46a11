import { findRecognition } from '@/content/requirements/recognition';
import type { DocumentKind } from '@/content/requirements/recognition/types';
import type { ReadPage } from '@/lib/checking/reading/types';
import { isRuledOut, isRuledOutEverywhere } from './corrections';
import { DRAWINGS } from './kinds';
import { judgeChances } from './recognise/judge-chances';
import { judgePages } from './recognise/judge-pages';
import type { FoundAt, FoundDocument } from './types';
import { isReadable, type PackageView, wholePage } from './view';

/** Certainty below which "other" means unclassified. */
const KNOWN_TO_BE_OTHER = 0.7;
const MAX_PLACES = 5;
/** Score from which the words of a page point to a document, though it was taken for another. */
const POINTS_TO = 2.4;
/** Chance from which a page is named as the likeliest place of what may stand within others. */
const WORTH_A_LOOK = 0.1;
/** Chance of presence from which a document is not called missing for certain, whatever the words say. */
const AS_LIKELY_AS_NOT = 0.5;
/** Below this score for anything the words of an unclassified page say nothing. */
const SAYS_NOTHING = 1.5;
/** Of its best score: what an unclassified page may be as well. */
const AS_WELL = 0.5;
/** Minimum width of a drawing sheet in points: wider than a letter page in landscape. */
const SHEET_WIDTH = 900;
/** Everybody words a letter in their own way, and every office its forms. */
const WORDED_FREELY: ReadonlySet<DocumentKind> = new Set(['letter', 'form', 'certificate']);
const ON_SHEETS: ReadonlySet<DocumentKind> = new Set([
  'drawing',
  'survey',
  'calculation',
  'data_sheet',
  'photo',
]);
const PARTS_OF_SHEETS: ReadonlySet<string> = new Set([
  'comcheck',
  'energy_residential',
  'energy_alt',
  'adu_cf1r',
  'pool_energy',
  'special_insp',
  'fixture_count',
]);
const PARTS_OF_FORMS: ReadonlySet<string> = new Set([
  'owner_authorization',
  'owner_builder',
  'contractor_license',
]);
/** Papers that often stand on another's page, whatever it is called: a list of licences, a schedule with its approvals. */
const STANDS_BESIDE: Readonly<Record<string, readonly string[]>> = {
  sign_license: ['contractor_license'],
  win_product: ['win_sched'],
  product_approval: ['roof_spec'],
  wh_spec: ['wh_tankless_plan'],
  sign_elec: ['sign_elev'],
};
const DRAWN: ReadonlySet<DocumentKind> = new Set(['drawing', 'survey']);

/** Whether forms often bear it, which elsewhere is a paper of its own. */
export const isPartOfForms = (documentId: string) => PARTS_OF_FORMS.has(documentId);

/** Certainty below which nothing but a file's name says what its pages are. */
const KNOWN_BY_WORDS = 0.6;

/** Whether a segment was not classified by its words. */
export function isUnclear({ documentId, certainty }: FoundDocument): boolean {
  return (
    documentId === 'unclear' ||
    certainty < KNOWN_BY_WORDS ||
    (documentId === 'other' && certainty < KNOWN_TO_BE_OTHER)
  );
}

/**
 * Why a document that was not found may be there all the same: words of a page point to it, pages are unknown, or it
 * is of a kind that stands within others.
 */
const DOUBTS = ['pointed_to', 'unknown_pages', 'within_others'] as const;

export interface Suspicion {
  readonly doubt: (typeof DOUBTS)[number] | null;
  /** The likeliest first; empty where it may be anywhere. */
  readonly places: readonly FoundAt[];
}

/** The pages that may be a document, or hold it, though none was recognised as it; the likeliest first. */
export function findSuspicion(view: PackageView, documentId: string): Suspicion {
  const kind = findRecognition(documentId)?.kind;
  if (kind === undefined || isRuledOutEverywhere(view.input, documentId)) return { doubt: null, places: [] };
  const chances = judgeChances(view.input.files, view.input.checklist);
  const mayBeAt = ({ fileId, page }: Pick<FoundAt, 'fileId' | 'page'>) =>
    !isRuledOut(view.input, documentId, fileId, page);
  const likelier = (a: FoundAt, b: FoundAt) =>
    chances.on(b.fileId, b.page, documentId) - chances.on(a.fileId, a.page, documentId);
  const pointing = view.input.files
    .flatMap((file) =>
      judgePages(file, view.input.checklist).flatMap(({ page, scores }) =>
        (scores.of.get(documentId)?.points ?? 0) >= POINTS_TO ? [wholePage(file.id, page.page.number)] : [],
      ),
    )
    .filter(mayBeAt)
    .sort(likelier);
  const unknown = view.documents
    .filter((document) => isUnclear(document) && mayBe(view, document, documentId, kind))
    .map(({ fileId, firstPage }) => wholePage(fileId, firstPage))
    .filter(mayBeAt)
    .filter((at) => !pointing.some((other) => other.fileId === at.fileId && other.page === at.page))
    .sort(likelier);
  const places = [...pointing, ...unknown].slice(0, MAX_PLACES);
  if (pointing.length > 0) return { doubt: 'pointed_to', places };
  if (unknown.length > 0) return { doubt: 'unknown_pages', places };
  const ranked = chances.listPages(documentId);
  const likeliest = ranked.find(mayBeAt);
  // Who has said that the likeliest page is not it has answered what its chance asks.
  const mayBeThere = likeliest === ranked[0] && chances.isThere(documentId) >= AS_LIKELY_AS_NOT;
  if (!mayBeThere && !maybeWithinOthers(view, documentId, kind)) return { doubt: null, places };
  return likeliest && (mayBeThere || likeliest.chance >= WORTH_A_LOOK)
    ? { doubt: 'pointed_to', places: [wholePage(likeliest.fileId, likeliest.page)] }
    : { doubt: 'within_others', places };
}

/**
 * What is drawn or calculated often stands on a sheet of another name, on an application an owner's consent and the
 * contractor's registration, and one paper of a kind on another's page.
 */
function maybeWithinOthers(view: PackageView, documentId: string, kind: DocumentKind): boolean {
  if (isPartOfForms(documentId)) return true;
  if (isBesideOther(view, documentId)) return true;
  const isOnSheets = ON_SHEETS.has(kind) || PARTS_OF_SHEETS.has(documentId);
  return isOnSheets && view.documents.some(({ documentId: id }) => DRAWINGS.has(id));
}

/** Whether another paper is there on whose page it often stands. */
export function isBesideOther(view: PackageView, documentId: string): boolean {
  return STANDS_BESIDE[documentId]?.some((id) => view.byId(id).length > 0) ?? false;
}

/** Pages nobody could read may be anything. */
function mayBe(view: PackageView, document: FoundDocument, documentId: string, kind: DocumentKind): boolean {
  const pages = view.getPages(document);
  if (!pages.some(isReadable)) return true;
  if (pages.some(isLargeSheet) && !ON_SHEETS.has(kind)) return false;
  if (DRAWN.has(kind)) return true;
  const file = view.file(document.fileId);
  const judged = file ? judgePages(file, view.input.checklist) : [];
  const own = judged.filter(
    ({ page }) => page.page.number >= document.firstPage && page.page.number <= document.lastPage,
  );
  const best = Math.max(
    0,
    ...own.flatMap(({ scores }) => [...scores.of.values()].map(({ points }) => points)),
  );
  const points = Math.max(0, ...own.map(({ scores }) => scores.of.get(documentId)?.points ?? 0));
  return WORDED_FREELY.has(kind) || best < SAYS_NOTHING || points >= best * AS_WELL;
}

/** A plan may be drawn on any paper, but a letter is not written on a sheet. */
function isLargeSheet({ width, height }: ReadPage): boolean {
  return width > height && width > SHEET_WIDTH;
}
