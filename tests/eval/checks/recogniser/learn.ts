/** Learns the recogniser's weights from packages whose documents are known. Deterministic. */
import {
  computeOdds,
  type LinearModel,
  prepareModel,
  type ReadyModel,
} from '@/lib/checking/review/recognise/chance';
import { FEATURES } from '@/lib/checking/review/recognise/features';
import { PRESENCE_FEATURES, toPresenceVector } from '@/lib/checking/review/recognise/judge-chances';
import { GENERATOR, type LearningPackage, type Pair } from './examples';
import { type Directions, type Example, fitModel } from './fit';

export interface Settings {
  readonly pagePenalty: number;
  /** On how papers of a family look: makers differ in that most. */
  readonly familyPenalty: number;
  readonly presencePenalty: number;
  /** What all pairs of the generator weigh together beside those of all makers. */
  readonly generatorShare: number;
}

export const SETTINGS: Settings = {
  pagePenalty: 10,
  familyPenalty: 80,
  presencePenalty: 1,
  generatorShare: 0.15,
};
/** What speaks for every document speaks for each, whatever the packages at hand say by chance. */
const DIRECTIONS: Directions = {
  ...Object.fromEntries(
    [
      'title',
      'titled',
      'more',
      'strong',
      'hasStrong',
      'weak',
      'structure',
      'sheetFit',
      'points',
      'pointsLog',
      'enough',
      'share',
      'rank',
      'lead',
      'overOther',
      'ownWords',
      'ownWordsShare',
      'ownWordsRank',
      'likeness',
      'sheetTitle',
      'indexed',
      'fileNamed',
      'fileNamedFirst',
      'nameCovers',
      'nameCoversBest',
      'nameAlone',
      'sameHead',
      'shareOfFile',
      'required',
      'carrier',
      'sheetOwnWords',
      'sheetTitled',
      'recognisedOwnWords',
      'recognisedPoints',
      'unclaimedRequired',
      'unclaimedName',
      'unclaimedWords',
      'unclaimedOrphan',
      'letter:salutation',
      'letter:closing',
      'letter:declares',
    ].map((name) => [name, 1 as const]),
  ),
  ...Object.fromEntries(
    [
      'against',
      'noDrawing',
      'sheetMisfit',
      'elsewhere',
      'betterElsewhere',
      'notNeeded',
      'ruledOut',
      'transmits',
    ].map((name) => [name, -1 as const]),
  ),
};
const POINTS = FEATURES.indexOf('points');
const OWN_WORDS = FEATURES.indexOf('ownWords');
const ROUNDS = 3;
const FOLDS = 3;
/** A page this likely is the document as well, where its file is known to hold it. */
const AS_WELL = 0;

export interface Learned {
  readonly page: LinearModel;
  readonly presence: LinearModel;
}

export function learn(packages: readonly LearningPackage[], settings: Settings = SETTINGS): Learned {
  return { page: learnPages(packages, settings), presence: learnPresence(packages, settings) };
}

/** Of a file that holds a document the likeliest page is it: chosen by the last round's model, at first by points. */
export function learnPages(packages: readonly LearningPackage[], settings: Settings): LinearModel {
  const weigh = weightsOf(packages, settings);
  let rate = (vector: Float64Array) => (vector[POINTS] ?? 0) + (vector[OWN_WORDS] ?? 0) - 1;
  const penalties = FEATURES.map((name) =>
    /^(?:drawn|technical|letter|form):/.test(name) ? settings.familyPenalty : settings.pagePenalty,
  );
  let model: LinearModel = { bias: 0, weights: {} };
  for (let round = 0; round < ROUNDS; round++) {
    const examples = packages.flatMap((one) => toExamples(one, weigh(one), rate));
    model = fitModel(examples, FEATURES, penalties, DIRECTIONS);
    const ready = prepareModel(model, FEATURES);
    rate = (vector) => computeOdds(ready, vector);
  }
  return model;
}

function toExamples(
  { pairs }: LearningPackage,
  weight: number,
  rate: (vector: Float64Array) => number,
): Example[] {
  const best = new Map<string, { pair: Pair; rating: number }>();
  for (const pair of pairs) {
    if (pair.label !== null) continue;
    const key = `${pair.fileId} ${pair.documentId}`;
    const rating = rate(pair.vector);
    const known = best.get(key);
    if (!known || rating > known.rating) best.set(key, { pair, rating });
  }
  return pairs.flatMap((pair): Example[] => {
    if (pair.label !== null) return [{ vector: pair.vector, label: pair.label, weight }];
    const isBest = best.get(`${pair.fileId} ${pair.documentId}`)?.pair === pair;
    return isBest || rate(pair.vector) > AS_WELL ? [{ vector: pair.vector, label: 1, weight }] : [];
  });
}

function weightsOf(
  packages: readonly LearningPackage[],
  { generatorShare }: Settings,
): (one: LearningPackage) => number {
  const count = (isGenerated: boolean) =>
    packages
      .filter(({ maker }) => (maker === GENERATOR) === isGenerated)
      .reduce((sum, { pairs }) => sum + pairs.length, 0);
  const [own, others] = [count(true), count(false)];
  const generated = own > 0 && others > 0 ? Math.min(1, (others * generatorShare) / own) : 1;
  return ({ maker }) => (maker === GENERATOR ? generated : 1);
}

/** Learned from the chances of pages of packages that the model of the pages has not seen. */
function learnPresence(packages: readonly LearningPackage[], settings: Settings): LinearModel {
  const weigh = weightsOf(packages, settings);
  const examples: Example[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeld = (_: LearningPackage, at: number) => at % FOLDS === fold;
    const model = learnPages(
      packages.filter((one, at) => !isHeld(one, at)),
      settings,
    );
    const ready = prepareModel(model, FEATURES);
    for (const one of packages.filter(isHeld))
      for (const { vector, isThere } of listPresence(one, ready))
        examples.push({ vector, label: isThere ? 1 : 0, weight: weigh(one) });
  }
  return fitModel(
    balance(examples),
    PRESENCE_FEATURES,
    PRESENCE_FEATURES.map(() => settings.presencePenalty),
    { best: 1, isLikely: 1, points: 1, isPointedTo: 1 },
  );
}

/**
 * What is there and what is not weigh the same: checklists ask mostly for what is there, and a document that lacks would
 * be taken for there because the others are.
 */
function balance(examples: readonly Example[]): Example[] {
  const weightOf = (wanted: 0 | 1) =>
    examples.reduce((sum, { label, weight }) => sum + (label === wanted ? weight : 0), 0);
  const all = [weightOf(0), weightOf(1)] as const;
  return examples.map((one) => ({ ...one, weight: (one.weight * (all[0] + all[1])) / (2 * all[one.label]) }));
}

export interface Presence {
  readonly documentId: string;
  readonly vector: readonly number[];
  readonly isThere: boolean;
  readonly isRequired: boolean;
}

export function listPresence(one: LearningPackage, model: ReadyModel): Presence[] {
  const pages = new Map<string, { odds: Map<string, number>; points: Map<string, number> }>();
  for (const { documentId, fileId, page, vector } of one.pairs) {
    const key = `${fileId} ${page}`;
    const own = pages.get(key) ?? { odds: new Map(), points: new Map() };
    pages.set(key, own);
    own.odds.set(documentId, computeOdds(model, vector));
    own.points.set(documentId, vector[POINTS] ?? 0);
  }
  return [...one.holds].map(([documentId, isThere]) => ({
    documentId,
    vector: toPresenceVector(documentId, [...pages.values()]),
    isThere,
    isRequired: one.required.has(documentId),
  }));
}
