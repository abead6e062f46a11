import { findRecognition } from '@/content/requirements/recognition';
import { DOCUMENT_KINDS, type DocumentKind } from '@/content/requirements/recognition/types';
import type { Checklist } from '@/lib/catalogue/checklists/checklist';
import type { DocumentStatus } from '@/lib/catalogue/checklists/judge';
import type { ReadFile } from '@/lib/checking/reading/types';
import { documentOfName, likenessOfName } from './file-name';
import { judgePages, listAsked } from './judge-pages';
import { findOwnWords } from './own-words';
import { findPageSignals, PAGE_SIGNALS, type PageSignals } from './page-signals';
import { MIN_POINTS, NO_SCORE, type Score } from './score-page';
import { hasSameHead, isSheet, type JudgedPage } from './segment';
import { likeTitles } from './title-likeness';

/** Kinds of documents that look alike. */
export const FAMILIES = ['drawn', 'technical', 'letter', 'form'] as const;
type Family = (typeof FAMILIES)[number];
export const FAMILY_OF: Readonly<Record<DocumentKind, Family>> = {
  drawing: 'drawn',
  survey: 'drawn',
  calculation: 'technical',
  data_sheet: 'technical',
  report: 'technical',
  photo: 'technical',
  letter: 'letter',
  certificate: 'letter',
  form: 'form',
};

const OF_PAIR = [
  'title',
  'titled',
  'more',
  'strong',
  'hasStrong',
  'weak',
  'against',
  'structure',
  'noDrawing',
  'sheetFit',
  'sheetMisfit',
  'points',
  'pointsLog',
  'enough',
  'share',
  'rank',
  'lead',
  'rivals',
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
  'firstPage',
  'onlyPage',
  'before',
  'after',
  'sameHead',
  'shareOfFile',
  'elsewhere',
  'betterElsewhere',
  'required',
  'optional',
  'notNeeded',
  'carrier',
  'isCarried',
  'sheetOwnWords',
  'sheetTitled',
  'recognisedOwnWords',
  'recognisedPoints',
  'unclaimedRequired',
  'unclaimedName',
  'unclaimedWords',
  'unclaimedOrphan',
  'ruledOut',
  'transmits',
] as const;

/** The names of all features, in the order of the vectors. */
export const FEATURES: readonly string[] = [
  ...OF_PAIR,
  ...DOCUMENT_KINDS.map((kind) => `kind:${kind}`),
  ...FAMILIES.flatMap((family) => PAGE_SIGNALS.map((signal) => `${family}:${signal}`)),
];

const MAX_POINTS = 24;
const TITLED = 4;
/** Below these points a page is claimed by no document, and a document that reaches them nowhere is an orphan. */
const CLAIMED = 3;

/** A page, and for each document of the checklist what speaks for and against the page's being it. */
export interface PageFeatures {
  readonly fileId: string;
  readonly page: number;
  /** By document, in the order of `FEATURES`. */
  readonly of: ReadonlyMap<string, Float64Array>;
}

interface Seen {
  readonly file: ReadFile;
  readonly at: number;
  readonly judged: JudgedPage;
  readonly signals: PageSignals;
  readonly ownWords: ReadonlyMap<string, number>;
  readonly sheetTitle: ReadonlyMap<string, number>;
}

/** The features of all pages of a package. The same for every kind of document, so that they hold for papers of any maker. */
export function findFeatures(files: readonly ReadFile[], checklist: Checklist): PageFeatures[] {
  const asked = new Set(listAsked(checklist).filter((id) => findRecognition(id) !== null));
  const statuses = new Map<string, DocumentStatus | 'not_needed'>([
    ...checklist.documents.map(({ id, status }) => [id, status] as const),
    ...checklist.notNeeded.map(({ id }) => [id, 'not_needed'] as const),
  ]);
  const pages = files.map((file) =>
    judgePages(file, checklist).map((judged, at): Seen => {
      const title = judged.sheets.title?.value ?? '';
      return {
        file,
        at,
        judged,
        signals: findPageSignals(judged.page),
        ownWords: findOwnWords(judged.page, asked),
        sheetTitle: title === '' ? new Map() : likeTitles(toWords(title), asked),
      };
    }),
  );
  const bestByFile = pages.map((own) => bestPoints(own, asked));
  const listed = listIndexed(pages.flat(), asked);
  return pages.flatMap((own, fileAt) => {
    const names = findNames(own[0]?.file, asked);
    return own.map((seen): PageFeatures => {
      const ofPage = compareOnPage(seen, asked);
      const of = new Map<string, Float64Array>();
      for (const id of asked) {
        const elsewhere = Math.max(
          0,
          ...bestByFile.map((best, other) => (other === fileAt ? 0 : (best.get(id) ?? 0))),
        );
        of.set(
          id,
          toVector(id, seen, {
            ...ofPage,
            names,
            pages: own,
            bestOfFile: bestByFile[fileAt]?.get(id) ?? 0,
            elsewhere,
            status: statuses.get(id) ?? 'not_needed',
            isListed: listed.get(seen.judged)?.has(id) ?? false,
          }),
        );
      }
      return { fileId: seen.file.id, page: seen.judged.page.page.number, of };
    });
  });
}

function toWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}

function bestPoints(pages: readonly Seen[], asked: ReadonlySet<string>): Map<string, number> {
  const best = new Map<string, number>();
  for (const id of asked)
    best.set(id, Math.max(0, ...pages.map(({ judged }) => judged.scores.of.get(id)?.points ?? 0)));
  return best;
}

/** What the index of sheets calls each page: the front sheet knows a sheet whose own title nobody could read. */
function listIndexed(
  pages: readonly Seen[],
  asked: ReadonlySet<string>,
): Map<JudgedPage, ReadonlySet<string>> {
  const titles = new Map<string, Set<string>>();
  for (const { judged } of pages)
    for (const { value, title } of judged.sheets.index) {
      const own = titles.get(value) ?? new Set<string>();
      titles.set(value, own);
      for (const [id, likeness] of likeTitles(toWords(title ?? ''), asked)) if (likeness > 0.5) own.add(id);
    }
  return new Map(
    pages.flatMap(({ judged }) => {
      const own = judged.sheets.number ? titles.get(judged.sheets.number.value) : undefined;
      return own ? [[judged, own] as const] : [];
    }),
  );
}

interface Names {
  readonly named: string | null;
  readonly covers: ReadonlyMap<string, number>;
  readonly best: number;
}

function findNames(file: ReadFile | undefined, asked: ReadonlySet<string>): Names {
  const covers = file ? likenessOfName(file.name, asked) : new Map<string, number>();
  return {
    named: file ? documentOfName(file.name, asked) : null,
    covers,
    best: Math.max(0, ...covers.values()),
  };
}

interface OfPage {
  /** Points of all documents on the page, the best first. */
  readonly points: readonly number[];
  readonly words: readonly number[];
}

function compareOnPage({ judged, ownWords }: Seen, asked: ReadonlySet<string>): OfPage {
  return {
    points: [...asked].map((id) => judged.scores.of.get(id)?.points ?? 0).sort((a, b) => b - a),
    words: [...ownWords.values()].sort((a, b) => b - a),
  };
}

interface Around extends OfPage {
  readonly names: Names;
  readonly pages: readonly Seen[];
  readonly bestOfFile: number;
  readonly elsewhere: number;
  readonly status: DocumentStatus | 'not_needed';
  readonly isListed: boolean;
}

const flag = (holds: boolean) => (holds ? 1 : 0);
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

function toVector(id: string, seen: Seen, around: Around): Float64Array {
  const recognition = findRecognition(id);
  const vector = new Float64Array(FEATURES.length);
  if (!recognition) return vector;
  const values = comparePair(id, seen, around);
  for (const [at, name] of OF_PAIR.entries()) vector[at] = values[name];
  const kinds = OF_PAIR.length;
  vector[kinds + DOCUMENT_KINDS.indexOf(recognition.kind)] = 1;
  const signals =
    kinds + DOCUMENT_KINDS.length + FAMILIES.indexOf(FAMILY_OF[recognition.kind]) * PAGE_SIGNALS.length;
  for (const [at, signal] of PAGE_SIGNALS.entries()) vector[signals + at] = seen.signals[signal];
  return vector;
}

function comparePair(
  id: string,
  { judged, at, signals, ownWords, sheetTitle }: Seen,
  around: Around,
): Record<(typeof OF_PAIR)[number], number> {
  const { scores } = judged;
  const scoreOf = (page: JudgedPage | undefined): Score => page?.scores.of.get(id) ?? NO_SCORE;
  const own = scoreOf(judged);
  const points = Math.min(MAX_POINTS, own.points);
  const [best = 0, second = 0] = around.points;
  const bestOther = own.points >= best ? second : best;
  const [mostWords = 0] = around.words;
  const words = ownWords.get(id) ?? 0;
  const [before, after] = [around.pages[at - 1]?.judged, around.pages[at + 1]?.judged];
  const covers = around.names.covers.get(id) ?? 0;
  const isNamed = around.names.named === id;
  const type = findRecognition(id)?.paperType;
  const carriers = findRecognition(id)?.carriedBy?.documents ?? [];
  const carrier = Math.max(0, ...carriers.map((other) => scores.of.get(other)?.points ?? 0));
  const title = Math.min(1, own.title / 10);
  const isUnclaimed = Math.max(best, scores.other.points) < CLAIMED;
  const isOrphan = Math.max(around.elsewhere, around.bestOfFile) < CLAIMED;
  const pointsOf = (score: Score) => Math.min(1.5, score.points / 10);
  return {
    title,
    titled: Math.min(1, own.title / TITLED),
    more: own.parts.more / 2,
    strong: own.parts.strong / 8,
    hasStrong: flag(own.parts.strong > 0),
    weak: own.parts.weak / 3,
    against: Math.min(3, own.parts.against) / 3,
    structure: Math.max(0, own.parts.structure) / 7,
    noDrawing: flag(own.parts.structure < 0),
    sheetFit: Math.max(0, own.parts.sheetFit) / 4.6,
    sheetMisfit: Math.max(0, -own.parts.sheetFit) / 3,
    points: points / 10,
    pointsLog: Math.log1p(points) / 3,
    enough: flag(own.points >= MIN_POINTS),
    share: best > 0 ? own.points / Math.max(best, 1) : 0,
    rank: own.points > 0 ? 1 / (1 + around.points.filter((other) => other > own.points).length) : 0,
    lead: clamp((own.points - bestOther) / 10, -1, 1),
    rivals: Math.min(1, around.points.filter((other) => other >= MIN_POINTS).length / 5),
    overOther: clamp((own.points - scores.other.points) / 10, -1, 1),
    ownWords: words,
    ownWordsShare: mostWords > 0 ? words / mostWords : 0,
    ownWordsRank: words > 0 ? 1 / (1 + around.words.filter((other) => other > words).length) : 0,
    likeness: scores.likeness.get(id) ?? 0,
    sheetTitle: sheetTitle.get(id) ?? 0,
    indexed: flag(around.isListed),
    fileNamed: flag(isNamed),
    fileNamedFirst: flag(isNamed && at === 0),
    nameCovers: covers,
    nameCoversBest: flag(covers > 0.5 && covers >= around.names.best),
    nameAlone: around.pages.length === 1 ? covers : 0,
    firstPage: flag(at === 0),
    onlyPage: flag(around.pages.length === 1),
    before: pointsOf(scoreOf(before)),
    after: pointsOf(scoreOf(after)),
    sameHead: before && hasSameHead(before.page, judged.page) ? pointsOf(scoreOf(before)) : 0,
    shareOfFile: around.bestOfFile > 0 ? own.points / Math.max(1, around.bestOfFile) : 0,
    elsewhere: Math.min(1.5, around.elsewhere / 10),
    betterElsewhere: flag(around.elsewhere > own.points + 1),
    required: flag(around.status === 'required'),
    optional: flag(around.status === 'may_be_asked' || around.status === 'ask'),
    notNeeded: flag(around.status === 'not_needed'),
    carrier: Math.min(1.5, carrier / 10),
    isCarried: flag(carriers.length > 0),
    sheetOwnWords: isSheet(judged) ? words : 0,
    sheetTitled: isSheet(judged) ? title : 0,
    recognisedOwnWords: signals.recognised * words,
    recognisedPoints: (signals.recognised * points) / 10,
    ruledOut: flag(type !== undefined && scores.structure.ruledOut.has(type)),
    transmits: signals.transmits,
    unclaimedRequired: flag(isUnclaimed && around.status === 'required'),
    unclaimedName: isUnclaimed ? covers : 0,
    unclaimedWords: isUnclaimed && mostWords > 0 ? words / mostWords : 0,
    unclaimedOrphan: flag(isUnclaimed && isOrphan && around.status === 'required'),
  };
}
