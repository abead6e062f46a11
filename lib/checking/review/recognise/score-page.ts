import { findRecognition } from '@/content/requirements/recognition';
import type { Recognition } from '@/content/requirements/recognition/types';
import type { PageSheets } from '../extract/page-view';
import type { LaidLine, LaidPage } from '../text/layout';
import type { PhraseHit } from '../text/phrases';
import { CUES, type Cue, type CueRole } from './cues';
import { analysePageStructure, type PageStructure } from './page-structure';
import { getDiscipline } from './sheet-number';
import { findRelatedDocuments, likeTitles } from './title-likeness';

/** The score of a page for one document, and the features that contributed. */
export interface Score {
  readonly points: number;
  /** Of those, what its best title gave. */
  readonly title: number;
  readonly cues: readonly string[];
  readonly parts: ScoreParts;
}

/** What the points are made of, beside the best title. */
export interface ScoreParts {
  readonly more: number;
  readonly strong: number;
  readonly weak: number;
  /** Phrases that speak for something near, counted. */
  readonly against: number;
  readonly sheetFit: number;
  readonly structure: number;
}

export interface PageScores {
  /** By document of the checklist. */
  readonly of: ReadonlyMap<string, Score>;
  /** The best score among documents outside the checklist. */
  readonly other: Score;
  /** How far the likeliest title on the page is like one of a document, 0 to 1; without those that are not. */
  readonly likeness: ReadonlyMap<string, number>;
  readonly structure: PageStructure;
  /** Significant words on the page. */
  readonly words: number;
}

/** Minimum score for recognition. */
export const MIN_POINTS = 4.5;
/** Lower minimum for drawing sheets, which are nearly always requested. */
export const MIN_POINTS_OF_SHEET = 2.6;
const NO_PARTS: ScoreParts = { more: 0, strong: 0, weak: 0, against: 0, sheetFit: 0, structure: 0 };
export const NO_SCORE: Score = { points: 0, title: 0, cues: [], parts: NO_PARTS };
const MAX_STRONG = 8;
const MAX_WEAK = 3;
const STRONG = 1.9;
const WEAK = 0.55;
const AGAINST = 2.5;
const MENTION = 0.6;
const MANY_TITLES = 5;
/** Minimum similarity for a title in another word order or form. */
const LIKE_TITLE = 0.55;
/** Weight of an alternative title that two checklist documents share. */
const SECOND_NAME = 0.75;

interface Tally {
  readonly titles: { points: number; text: string }[];
  readonly strong: Map<string, number>;
  readonly weak: Set<string>;
  against: number;
}

/** Scores a page for each document of the checklist and for everything else. */
export function scorePage(page: LaidPage, sheets: PageSheets, asked: ReadonlySet<string>): PageScores {
  const hits = CUES.findOn(page).filter(
    ({ line, below }) => !sheets.indexLines.has(line) && !(below && sheets.indexLines.has(below)),
  );
  const titled = weighTitles(page, hits, sheets, asked);
  const tallies = new Map<string | null, Tally>();
  const getTally = (id: string | null) => {
    const tally: Tally = tallies.get(id) ?? { titles: [], strong: new Map(), weak: new Set(), against: 0 };
    tallies.set(id, tally);
    return tally;
  };
  for (const hit of hits) {
    const text = getHitText(hit);
    const isOfAsked = (requestedRole: CueRole) =>
      hit.meanings.some(
        ({ documentId, role }) => role === requestedRole && documentId !== null && asked.has(documentId),
      );
    const first = firstRank(hit, asked);
    for (const { documentId, role, rank } of hit.meanings) {
      // Features of checklist documents do not count for documents of other permits.
      if ((documentId === null || !asked.has(documentId)) && isOfAsked(role)) continue;
      const tally = getTally(documentId);
      if (role === 'title')
        tally.titles.push({ points: (titled.get(hit) ?? 0) * (rank > first ? SECOND_NAME : 1), text });
      else if (role === 'strong')
        tally.strong.set(text, Math.max(tally.strong.get(text) ?? 0, prominence(page, hit.line)));
      else if (role === 'weak') tally.weak.add(text);
      else if ((titled.get(hit) ?? 0) >= 3 || prominence(page, hit.line) > 0.5) tally.against++;
    }
  }
  const likenesses = new Map<string, number>();
  for (const line of titleLines(page, sheets)) {
    const words = line.tokens.map(({ word }) => word);
    for (const [id, likeness] of likeTitles(words, asked)) {
      likenesses.set(id, Math.max(likenesses.get(id) ?? 0, likeness));
      if (likeness < LIKE_TITLE) continue;
      const points = scoreTitle(page, line, 1, words.length, sheets) * likeness * 0.9;
      getTally(id).titles.push({ points, text: line.line.text.slice(0, 120) });
    }
  }
  const structure = analysePageStructure(page, page.isSheet || sheets.number !== null);
  const scores = new Map<string, Score>();
  for (const id of asked) {
    const recognition = findRecognition(id);
    if (recognition) scores.set(id, computeScore(page, sheets, structure, tallies.get(id), recognition));
  }
  let other = NO_SCORE;
  const related = findRelatedDocuments(asked);
  for (const [id, tally] of tallies) {
    if (id !== null && (asked.has(id) || related.has(id))) continue;
    const recognition = id === null ? null : findRecognition(id);
    const score = computeScore(page, { ...sheets, number: null }, structure, tally, recognition);
    if (score.points > other.points) other = score;
  }
  const words = page.lines.reduce(
    (sum, { tokens }) => sum + tokens.filter(({ word }) => word.length > 2).length,
    0,
  );
  return { of: scores, other, likeness: likenesses, structure, words };
}

function firstRank({ meanings }: PhraseHit<Cue>, asked: ReadonlySet<string>): number {
  const ranks = meanings.flatMap(({ documentId, role, rank }) =>
    role === 'title' && documentId !== null && asked.has(documentId) ? [rank] : [],
  );
  return Math.min(...ranks, Number.POSITIVE_INFINITY);
}

function computeScore(
  page: LaidPage,
  sheets: PageSheets,
  structure: PageStructure,
  tally: Tally | undefined,
  recognition: Recognition | null,
): Score {
  const sheetFit = recognition ? scoreSheetFit(page, sheets, recognition) : 0;
  const ofStructure = recognition ? scoreStructure(structure, recognition) : 0;
  const fit = sheetFit + ofStructure;
  if (tally === undefined) {
    const parts = { ...NO_PARTS, sheetFit, structure: ofStructure };
    return { points: Math.max(0, fit), title: 0, cues: fit > 0 ? sheetCue(sheets) : [], parts };
  }
  const titles = tally.titles.toSorted((a, b) => b.points - a.points);
  const title = titles[0]?.points ?? 0;
  const more = titles.slice(1).reduce((sum, one) => sum + one.points, 0);
  const strong = Math.min(
    MAX_STRONG,
    [...tally.strong.values()].reduce((sum, prominent) => sum + STRONG * (1 + 0.3 * prominent), 0),
  );
  const weak = Math.min(MAX_WEAK, tally.weak.size * WEAK);
  const ofMore = Math.min(2, more * 0.15);
  // What such a paper says was found in its sentences: words against it are of whoever else is named there.
  const against = ofStructure > 0 ? Math.min(1, tally.against) : tally.against;
  const points = title + ofMore + strong + weak + fit - against * AGAINST;
  const cues = [
    ...titles
      .filter((one) => one.points >= 1)
      .slice(0, 2)
      .map((one) => one.text),
    ...[...tally.strong.keys()].slice(0, 4),
    ...(fit > 1 ? sheetCue(sheets) : []),
  ];
  const parts = {
    more: ofMore,
    strong,
    weak,
    against: tally.against,
    sheetFit,
    structure: ofStructure,
  };
  return { points: Math.max(0, points), title, cues: [...new Set(cues)], parts };
}

const DRAWN = new Set(['drawing', 'survey', 'calculation', 'photo', 'data_sheet', 'report']);

/** Score by sheet properties: drawing sheets, and their discipline letters. */
function scoreSheetFit(page: LaidPage, { number, title }: PageSheets, recognition: Recognition): number {
  const isSheet = page.isSheet || number !== null;
  if (isSheet && !DRAWN.has(recognition.kind)) return -3;
  // A maker's sheet stands in a set of drawings only where sets have a place for it.
  if (number !== null && recognition.kind === 'data_sheet' && !recognition.sheets) return -3;
  // A scan may have lost the number: the title block still says that it is a sheet.
  if (number === null) return page.isSheet && title !== null && recognition.takesSheets ? 3.5 : 0;
  const letters = getDiscipline(number.value);
  if (!recognition.sheets?.includes(letters)) return recognition.kind === 'drawing' ? -0.5 : -1;
  return recognition.takesSheets ? 4.6 : 1.2;
}

/** So much less is a page of sentences or of labels a drawing. */
const NO_DRAWING = 2.5;

/** Score by page structure: for the matching type of paper, against drawings. */
function scoreStructure({ points, isPaper }: PageStructure, { kind, paperType: make }: Recognition): number {
  if (kind === 'drawing' && isPaper) return -NO_DRAWING;
  if (kind === 'data_sheet') return points.get('data_sheet') ?? 0;
  return make ? (points.get(make) ?? 0) : 0;
}

function sheetCue({ number }: PageSheets): string[] {
  return number ? [number.quote] : [];
}

/** Weights title matches by size, position and share of the line; matches inside longer ones are ignored. */
function weighTitles(
  page: LaidPage,
  hits: readonly PhraseHit<Cue>[],
  sheets: PageSheets,
  asked: ReadonlySet<string>,
): Map<PhraseHit<Cue>, number> {
  const titles = hits.filter(({ meanings }) => meanings.some(({ role }) => role === 'title'));
  const byLine = new Map<LaidLine, PhraseHit<Cue>[]>();
  for (const hit of titles) byLine.set(hit.line, [...(byLine.get(hit.line) ?? []), hit]);
  const weights = new Map<PhraseHit<Cue>, number>();
  for (const hit of titles) {
    const wider = (byLine.get(hit.line) ?? []).filter((other) => other !== hit && covers(other, hit));
    const isOfAsked = (one: PhraseHit<Cue>) =>
      one.meanings.some(
        ({ documentId, role }) => role === 'title' && documentId !== null && asked.has(documentId),
      );
    const isPartOfLonger = wider.some(
      (one) => isOfAsked(one) || one.meanings.some(({ documentId }) => documentId === null),
    );
    const factor = isPartOfLonger ? 0.12 : wider.length > 0 && isOfAsked(hit) ? 0.6 : 1;
    weights.set(hit, titlePoints(page, hit, sheets) * factor);
  }
  return listed(weights);
}

/** Many small titles of one size form a list of enclosures and do not count. */
function listed(weights: Map<PhraseHit<Cue>, number>): Map<PhraseHit<Cue>, number> {
  const small = [...weights].filter(([{ line }, points]) => points < 5 && line.size < 1.25);
  const documents = new Set(
    small.flatMap(([{ meanings }]) =>
      meanings.filter(({ role }) => role === 'title').map(({ documentId }) => documentId),
    ),
  );
  const lines = new Set(small.map(([{ line }]) => line));
  if (lines.size >= MANY_TITLES && documents.size >= MANY_TITLES)
    for (const [hit, points] of small) weights.set(hit, points * 0.3);
  return weights;
}

function covers(a: PhraseHit<Cue>, b: PhraseHit<Cue>): boolean {
  const isInside =
    a.from <= b.from && (a.below !== null || a.to >= b.to) && (b.below === null || a.below === b.below);
  return isInside && a.length > b.length;
}

/** Lines that may be the page's title: few words, large or in the title block, near the top. */
function titleLines(page: LaidPage, sheets: PageSheets): LaidLine[] {
  return page.lines.filter(
    (line) =>
      line.tokens.length > 1 &&
      line.tokens.length <= 9 &&
      !sheets.indexLines.has(line) &&
      ((sheets.title !== null && isOnTitle(line, sheets.title.box)) ||
        (line.size >= 1.12 && line.line.box.y < 0.35) ||
        (page.isSheet && line.size >= 1.3)),
  );
}

function titlePoints(page: LaidPage, hit: PhraseHit<Cue>, sheets: PageSheets): number {
  const { line, below } = hit;
  const all = namesOne(hit) ? hit.length : line.tokens.length + (below?.tokens.length ?? 0);
  const share = hit.length / Math.max(1, all);
  if (share < 0.34 || all > 14) return MENTION * Math.min(1, share * 2);
  return scoreTitle(page, line, share, hit.length, sheets);
}

/** `PANEL SCHEDULE "P1" 200 A MCB`: a title in capitals, and behind it which one it is of. */
function namesOne({ line, from, to, below }: PhraseHit<Cue>): boolean {
  if (from !== 0 || below) return false;
  const next = line.tokens[to];
  const words = line.line.words.map(({ text }) => text);
  const title = words.slice(0, (line.tokens[to - 1]?.at ?? 0) + 1).join(' ');
  return next !== undefined && title === title.toUpperCase() && WHICH_ONE.test(words[next.at] ?? '');
}

const WHICH_ONE = /^["“‘'#(]|^(?=.*\d)[\w.-]+$/;

function scoreTitle(
  page: LaidPage,
  line: LaidLine,
  share: number,
  length: number,
  sheets: PageSheets,
): number {
  const size = clamp((line.size - 1.05) / 0.7);
  const base =
    2 + 3.5 * size + 4 * prominence(page, line) * (0.35 + 0.65 * Math.max(size, share > 0.9 ? 0.6 : 0));
  const bonus = 0.5 * Math.min(3, length - 1);
  const isSheetTitle = sheets.title !== null && isOnTitle(line, sheets.title.box);
  return (base + bonus) * (0.4 + 0.6 * share) + (isSheetTitle ? 4 : 0);
}

function isOnTitle(
  { line: { box } }: LaidLine,
  title: { x: number; y: number; w: number; h: number },
): boolean {
  const y = box.y + box.h / 2;
  return y >= title.y && y <= title.y + title.h && box.x < title.x + title.w && box.x + box.w > title.x;
}

/**
 * Prominence by position: 1 at the top of a page, decreasing downwards; a sheet's title block counts like the
 * top.
 */
function prominence(page: LaidPage, { line: { box } }: LaidLine): number {
  if (box.y < 0.16) return 1;
  if (page.isSheet && (box.x > 0.72 || box.y > 0.82)) return 0.9;
  if (box.y < 0.3) return 0.6;
  return box.y < 0.45 ? 0.2 : 0;
}

function getHitText({ line, from, to, below, length }: PhraseHit<Cue>): string {
  const words = (one: LaidLine, start: number, end: number) =>
    one.line.words
      .slice(one.tokens[start]?.at ?? 0, (one.tokens[end - 1]?.at ?? 0) + 1)
      .map(({ text }) => text)
      .join(' ');
  const rest = below ? ` ${words(below, 0, length - (to - from))}` : '';
  return `${words(line, from, to)}${rest}`.slice(0, 120);
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}
