import { findRecognition } from '@/content/requirements/recognition';
import type { Checklist } from '@/lib/catalogue/checklists/checklist';
import type { ReadFile, ReadPage } from '@/lib/checking/reading/types';
import { computeOdds, prepareModel, type ReadyModel, toChance, toOdds } from './chance';
import { FEATURES, FAMILIES, FAMILY_OF, findFeatures } from './features';
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
  'second',
  'unread',
  'required',
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
export function useWeights(weights: RecogniserWeights): void {
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
  const byDocument = new Map<string, PageChance[]>();
  const byPage = new Map<string, number>();
  for (const { fileId, page, of } of findFeatures(files, checklist))
    for (const [documentId, vector] of of) {
      const chance = toChance(computeOdds(ready.page, vector));
      byPage.set(toKey(fileId, page, documentId), chance);
      const own = byDocument.get(documentId);
      if (own) own.push({ fileId, page, chance });
      else byDocument.set(documentId, [{ fileId, page, chance }]);
    }
  for (const own of byDocument.values()) own.sort((a, b) => b.chance - a.chance);
  const unread = shareUnread(files);
  const required = new Set(
    checklist.documents.filter(({ status }) => status === 'required').map(({ id }) => id),
  );
  return {
    on: (fileId, page, documentId) => byPage.get(toKey(fileId, page, documentId)) ?? 0,
    listPages: (documentId) => byDocument.get(documentId) ?? [],
    isThere: (documentId) => {
      const pages = byDocument.get(documentId);
      if (!pages) return 0;
      const odds = pages.map(({ chance }) => toOdds(chance));
      return toChance(
        computeOdds(ready.presence, toPresenceVector(documentId, odds, unread, required.has(documentId))),
      );
    },
  };
}

const toKey = (fileId: string, page: number, documentId: string) => `${fileId} ${page} ${documentId}`;

/** `odds`: of all pages, the best first. */
export function toPresenceVector(
  documentId: string,
  odds: readonly number[],
  unread: number,
  isRequired: boolean,
): number[] {
  const recognition = findRecognition(documentId);
  const family = recognition ? FAMILY_OF[recognition.kind] : null;
  const [best = NEVER, second = NEVER] = odds;
  return [
    best / 10,
    second / 10,
    unread,
    isRequired ? 1 : 0,
    recognition?.carriedBy ? 1 : 0,
    ...FAMILIES.map((one) => (one === family ? 1 : 0)),
  ];
}

const NEVER = -10;
const BARELY_READ = 0.6;
const FEW_LINES = 4;

/** The share of pages of which little was read: they may be anything. */
export function shareUnread(files: readonly ReadFile[]): number {
  const pages = files.flatMap((file) => file.pages);
  return pages.length === 0 ? 0 : pages.filter(isBarelyRead).length / pages.length;
}

function isBarelyRead({ source, certainty, lines }: ReadPage): boolean {
  return source === 'none' || lines.length < FEW_LINES || (source === 'ocr' && (certainty ?? 0) < BARELY_READ);
}

