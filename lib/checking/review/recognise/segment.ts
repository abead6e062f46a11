import type { PageSheets } from '../extract/page-view';
import type { LaidPage } from '../text/layout';
import { findPageLabel } from '../text/page-label';
import { MIN_POINTS, MIN_POINTS_OF_SHEET, type PageScores } from './score-page';

/** A page with its score and the cues for continuity with the previous page. */
export interface JudgedPage {
  readonly page: LaidPage;
  readonly sheets: PageSheets;
  readonly scores: PageScores;
}

export interface Segment {
  readonly documentId: string;
  readonly pages: readonly JudgedPage[];
}

const OTHER = 'other';
/** Score of starting an unknown document; continuing the previous one costs less. */
const UNKNOWN_FIRST = MIN_POINTS;
const UNKNOWN_LATER = 1.6;
/** With a heading of its own, though it says nothing to us. */
const UNKNOWN_HEADED = 3;
const NEW_DOCUMENT = 3;
const MAX_POINTS = 24;
/** A sheet of drawings is hardly ever a paper nobody asked for. */
const OTHER_SHEET = 0.5;

/**
 * Segments a file's pages into documents by dynamic programming (Viterbi): maximises page scores minus
 * transition costs.
 */
export function segmentPages(pages: readonly JudgedPage[], asked: readonly string[]): Segment[] {
  if (pages.length === 0) return [];
  const states = [...asked, OTHER];
  let best = states.map((state) => ({ points: emission(pages, 0, state), path: [state] as Path }));
  for (let at = 1; at < pages.length; at++) {
    const price = getTransitionCost(pages, at);
    const top = best.reduce((a, b) => (b.points > a.points ? b : a));
    best = states.map((state, index) => {
      const stay = best[index];
      const emissionScore = emission(pages, at, state);
      const continueScore = (stay?.points ?? 0) + emissionScore - price.stay;
      const begins = top.points + emissionScore - price.change;
      // Ties continue the document: a new one needs evidence.
      return continueScore >= begins && stay
        ? { points: continueScore, path: [state, stay.path] as Path }
        : { points: begins, path: [state, top.path] as Path };
    });
  }
  const winner = best.reduce((a, b) => (b.points > a.points ? b : a));
  return together(pages, unroll(winner.path));
}

type Path = readonly [state: string, before?: Path];

function unroll(path: Path): string[] {
  const states: string[] = [];
  for (let at: Path | undefined = path; at; at = at[1]) states.push(at[0]);
  return states.reverse();
}

function emission(pages: readonly JudgedPage[], at: number, state: string): number {
  const judged = pages[at];
  if (judged === undefined) return 0;
  if (state !== OTHER) return Math.min(MAX_POINTS, judged.scores.of.get(state)?.points ?? 0);
  const rival = judged.scores.other.points * (isSheet(judged) ? OTHER_SHEET : 0.8);
  const unknown = isSheet(judged)
    ? MIN_POINTS_OF_SHEET
    : at === 0
      ? UNKNOWN_FIRST
      : startsAnew(pages, at)
        ? UNKNOWN_FIRST
        : hasHeading(judged.page)
          ? UNKNOWN_HEADED
          : UNKNOWN_LATER;
  return Math.min(MAX_POINTS, Math.max(rival, unknown));
}

/** The transition costs of continuing and of starting a document at a page. */
function getTransitionCost(pages: readonly JudgedPage[], at: number): { stay: number; change: number } {
  const [before, here] = [pages[at - 1], pages[at]];
  if (!before || !here) return { stay: 0, change: 0 };
  // Each sheet of drawings has a title of its own; "2 of 9" counts the set, which is of many documents.
  if (isSheet(before) && isSheet(here)) return { stay: 0, change: 0.3 };
  const label = findPageLabel(here.page);
  if (label && label.number > 1 && continuesNumbering(before, label.number))
    return { stay: 0, change: NEW_DOCUMENT + 6 };
  if (label?.number === 1) return { stay: 1.5, change: 0.5 };
  if (startsAnew(pages, at)) return { stay: 1, change: 1 };
  // So has the first page of a paper.
  if (bestTitle(here) >= 6.5) return { stay: 0, change: 1.2 };
  if (hasHeading(here.page) && !hasSameHead(before.page, here.page)) return { stay: 0.5, change: 1.2 };
  return { stay: 0, change: hasSameHead(before.page, here.page) ? NEW_DOCUMENT + 1.5 : NEW_DOCUMENT };
}

/** A sheet of drawings, by its number or by its title block. */
export function isSheet({ page, sheets }: JudgedPage): boolean {
  return sheets.number !== null || (page.isSheet && sheets.title !== null);
}

function bestTitle({ scores }: JudgedPage): number {
  let best = scores.other.title;
  for (const { title } of scores.of.values()) best = Math.max(best, title);
  return best;
}

function continuesNumbering(before: JudgedPage, number: number): boolean {
  const label = findPageLabel(before.page);
  return label === null || label.number === number - 1;
}

/** Another size of paper, another file of drawings, the beginning of a letter. */
function startsAnew(pages: readonly JudgedPage[], at: number): boolean {
  const [before, here] = [pages[at - 1], pages[at]];
  if (!before || !here) return true;
  const [a, b] = [before.page, here.page];
  const isOtherSize =
    Math.abs(a.width - b.width) > 0.08 * a.width || Math.abs(a.height - b.height) > 0.08 * a.height;
  const isOtherKind = isSheet(before) !== isSheet(here);
  return isOtherSize || isOtherKind || findPageLabel(here.page)?.number === 1 || isLetterStart(here.page);
}

const SALUTATION =
  /^(?:dear |to whom it may concern|to:|attn|attention|re:|estimad[oa]s?|a quien corresponda|asunto:)/;

function isLetterStart({ lines }: LaidPage): boolean {
  return lines.some(({ line, folded }) => line.box.y < 0.45 && SALUTATION.test(folded.trim()));
}

const HEADING = { y: 0.2, size: 1.25, letters: 5 };

/** Something large at the top that names the page, and no numbered part of what goes before. */
function hasHeading({ lines, isSheet }: LaidPage): boolean {
  return (
    !isSheet &&
    lines.some(
      ({ line, size, folded }) =>
        line.box.y < HEADING.y &&
        size >= HEADING.size &&
        (folded.match(/[a-z]/g)?.length ?? 0) >= HEADING.letters &&
        !/^\s*(?:\d|section|part|seccion|parte|continu)/.test(folded),
    )
  );
}

/** The same line at the very top: a letterhead or a running head. */
export function hasSameHead(a: LaidPage, b: LaidPage): boolean {
  const [one, two] = [a.lines[0], b.lines[0]];
  return (
    one !== undefined &&
    two !== undefined &&
    one.folded.length > 5 &&
    one.folded === two.folded &&
    two.line.box.y < 0.12
  );
}

/** Pages of one document that follow each other, but for a second copy that begins with its own page 1. */
function together(pages: readonly JudgedPage[], states: readonly string[]): Segment[] {
  const segments: { documentId: string; pages: JudgedPage[] }[] = [];
  for (const [at, judged] of pages.entries()) {
    const state = states[at] ?? OTHER;
    const last = segments.at(-1);
    const begins =
      at > 0 && (state === OTHER ? startsAnew(pages, at) : isSecond(judged, last?.pages.length ?? 0));
    if (last && last.documentId === state && !begins) last.pages.push(judged);
    else segments.push({ documentId: state, pages: [judged] });
  }
  return segments;
}

function isSecond({ page }: JudgedPage, length: number): boolean {
  const label = findPageLabel(page);
  return length > 0 && label?.number === 1 && label.of !== null && label.of > 1;
}
