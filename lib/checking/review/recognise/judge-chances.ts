import { findRecognition } from '@/content/requirements/recognition';
import type { Checklist } from '@/lib/catalogue/checklists/checklist';
import type { ReadFile } from '@/lib/checking/reading/types';
import { computeOdds, prepareModel, type ReadyModel, toChance } from './chance';
import { FAMILIES, FAMILY_OF, FEATURES, findFeatures } from './features';
import { type RecogniserWeights, WEIGHTS } from './weights';

/** A page with the chance that it is, or holds, a document. */
export interface PageChance {
  readonly fileId: string;
  readonly page: number;
  readonly chance: number;
}

export interface Chances {
  /** The chance that a page is a document of the checklist; a page may be several. */
  on(fileId: string, page: number, documentId: string): number;
  /** All pages, the likeliest first. */
  listPages(documentId: string): readonly PageChance[];
  /** The chance that a document is anywhere in the package. */
  isThere(documentId: string): number;
}

export const PRESENCE_FEATURES: readonly string[] = [
  'best',
  'isLikely',
  'points',
  'isPointedTo',
  'isCarried',
  ...FAMILIES.map((family) => `family:${family}`),
];

interface Ready {
  readonly page: ReadyModel;
  readonly presence: ReadyModel;
}

const prepare = ({ page, presence }: RecogniserWeights): Ready => ({
  page: prepareModel(page, FEATURES),
  presence: prepareModel(presence, PRESENCE_FEATURES),
});

let ready = prepare(WEIGHTS);
let kept = new WeakMap<Checklist, WeakMap<readonly ReadFile[], Chances>>();

/** For measuring: judges by other weights from here on, such as those learned without a maker. */
export function setWeights(weights: RecogniserWeights): void {
  ready = prepare(weights);
  kept = new WeakMap();
}

/** The chances of all pages of a package for all documents of a checklist; kept, for several steps need them. */
export function judgeChances(files: readonly ReadFile[], checklist: Checklist): Chances {
  const ofChecklist = kept.get(checklist) ?? new WeakMap<readonly ReadFile[], Chances>();
  kept.set(checklist, ofChecklist);
  const known = ofChecklist.get(files);
  if (known) return known;
  const chances = judgeAfresh(files, checklist);
  ofChecklist.set(files, chances);
  return chances;
}

function judgeAfresh(files: readonly ReadFile[], checklist: Checklist): Chances {
  const pages = findFeatures(files, checklist).map(({ fileId, page, of }) => ({
    fileId,
    page,
    odds: new Map([...of].map(([documentId, vector]) => [documentId, computeOdds(ready.page, vector)])),
    points: new Map([...of].map(([documentId, vector]) => [documentId, vector[POINTS] ?? 0])),
  }));
  const byDocument = new Map<string, PageChance[]>();
  const byPage = new Map<string, number>();
  for (const { fileId, page, odds } of pages)
    for (const [documentId, own] of odds) {
      const chance = toChance(own);
      byPage.set(toKey(fileId, page, documentId), chance);
      const others = byDocument.get(documentId);
      if (others) others.push({ fileId, page, chance });
      else byDocument.set(documentId, [{ fileId, page, chance }]);
    }
  for (const own of byDocument.values()) own.sort((a, b) => b.chance - a.chance);
  return {
    on: (fileId, page, documentId) => byPage.get(toKey(fileId, page, documentId)) ?? 0,
    listPages: (documentId) => byDocument.get(documentId) ?? [],
    isThere: (documentId) =>
      byDocument.has(documentId)
        ? toChance(computeOdds(ready.presence, toPresenceVector(documentId, pages)))
        : 0,
  };
}

const toKey = (fileId: string, page: number, documentId: string) => `${fileId} ${page} ${documentId}`;

/** What a page says of each document: the logarithm of its odds, and its hand points as a feature. */
export interface JudgedOdds {
  readonly odds: ReadonlyMap<string, number>;
  readonly points: ReadonlyMap<string, number>;
}

const POINTS = FEATURES.indexOf('points');
const NEVER = -10;
/** Hand points, as a feature, from which a page's words point to a document. */
const POINTS_TO = 0.24;

export function toPresenceVector(documentId: string, pages: readonly JudgedOdds[]): number[] {
  const recognition = findRecognition(documentId);
  const family = recognition ? FAMILY_OF[recognition.kind] : null;
  const best = Math.max(NEVER, ...pages.map(({ odds }) => odds.get(documentId) ?? NEVER));
  const points = Math.max(0, ...pages.map((page) => page.points.get(documentId) ?? 0));
  return [
    best / 10,
    best > 0 ? 1 : 0,
    Math.min(1, points),
    points >= POINTS_TO ? 1 : 0,
    recognition?.carriedBy ? 1 : 0,
    ...FAMILIES.map((one) => (one === family ? 1 : 0)),
  ];
}
