import { findRecognition } from '@/content/requirements/recognition';
import type { ReadFile } from '@/lib/checking/reading/types';
import { withCorrections } from './corrections';
import { findAgreedAddress } from './extract/agreed-address';
import { asPrinted } from './extract/as-printed';
import { extractDocument } from './extract/extract-document';
import { type Known, NOTHING_KNOWN } from './extract/known';
import { fieldPage } from './extract/page-view';
import type { ReviewInput } from './input';
import { isUnknown } from './kinds';
import { type RecognisedPages, withModelDocuments } from './model-documents';
import { withReadings } from './model-readings';
import { documentOfName } from './recognise/file-name';
import { type Chances, judgeChances } from './recognise/judge-chances';
import { judgePages, listAsked } from './recognise/judge-pages';
import { MIN_POINTS, MIN_POINTS_OF_SHEET, NO_SCORE, type Score } from './recognise/score-page';
import { isSheet, type JudgedPage, type Segment, segmentPages } from './recognise/segment';
import type { FieldId, FoundDocument } from './types';

/** Minimum significant words for classifying a scanned page. */
const BARELY_READ = 4;
const UNSURE_READ = 0.45;
/** Certainty of a document that only its file's name tells, or chances that are not sure. */
const BY_NAME = 0.55;
/** Certainty from which a paper is one that no checklist asks for. */
const KNOWN_AS_OTHER = 0.7;
/** Maximum score of the runner-up relative to the best. */
const TOO_CLOSE = 0.93;

/** Chance from which an unclear segment is a document, and from which one replaces what hardly is what points say. */
const LIKELY = 0.5;
const MUCH_LIKELIER = 0.7;
const UNLIKELY = 0.25;
/** Points below which it is the file's name and the rest of the package that say it, not the words. */
const HARDLY_BY_WORDS = 1.5;
/** Chance from which a document that only chances tell is as certain as one that points tell. */
const SURE = 0.97;

/** Classifies all pages into documents and extracts their fields. Deterministic. */
export function findDocuments(input: ReviewInput): FoundDocument[] {
  const asked = listAsked(input.checklist);
  const askedSet = new Set(asked);
  const segments = input.files.flatMap((file) =>
    segmentPages(judgePages(file, input.checklist), asked).map((segment) => ({ file, segment })),
  );
  const chances = judgeChances(input.files, input.checklist);
  const decided = segments.map(({ file, segment }) => ({
    file,
    segment,
    ...decide(segment, file, askedSet),
  }));
  const byRules = byName(
    decided.map((one) => {
      const there = new Set(
        decided.flatMap(({ file, documentId }) => (file === one.file ? [documentId] : [])),
      );
      return {
        ...one,
        ...byChance(
          one,
          one.segment,
          chances,
          asked.filter((id) => !there.has(id)),
        ),
      };
    }),
    askedSet,
  );
  const recognised = withModelDocuments(byRules, input.readings ?? [], askedSet);
  const known = collectKnown(input, recognised);
  const documents = recognised.map((one): FoundDocument => {
    const { file, segment, documentId, certainty, cues, alsoHolds, isDisputed, by = 'rule' } = one;
    const [first, last] = [segment.pages[0], segment.pages.at(-1)];
    const recognition = findRecognition(documentId);
    const views = segment.pages.map(({ page, sheets }) =>
      fieldPage(
        page,
        sheets,
        file.facts.form,
        askedSet.has(documentId) ? { id: documentId, recognition } : null,
      ),
    );
    return {
      documentId,
      fileId: file.id,
      firstPage: first?.page.page.number ?? 1,
      lastPage: last?.page.page.number ?? 1,
      certainty,
      cues,
      fields: extractDocument(file, views, known),
      ...(alsoHolds ? { alsoHolds } : {}),
      ...(isDisputed ? { isDisputed } : {}),
      by,
    };
  });
  const laid = new Map(documents.map((document, at) => [document, segments[at]?.segment.pages ?? []]));
  const printed = asPrinted(documents, (document) => (laid.get(document) ?? []).map(({ page }) => page));
  return withCorrections(withReadings(printed, input), input, known);
}

interface Decision {
  readonly documentId: string;
  readonly certainty: number;
  readonly cues: readonly string[];
}

/** Decides the document of a segment: the best-scoring class, unless too weak or too close to the next. */
function decide({ documentId, pages }: Segment, file: ReadFile, asked: ReadonlySet<string>): Decision {
  const sum = (id: string): Score => pickBest(pages.map(({ scores }) => scores.of.get(id)));
  if (documentId === 'other') {
    if (!pages.some(isReadable)) return { documentId: 'unclear', certainty: 0.2, cues: [] };
    const rival = pickBest(pages.map(({ scores }) => scores.other));
    return { documentId, certainty: rival.points >= MIN_POINTS ? 0.8 : 0.6, cues: rival.cues };
  }
  const own = sum(documentId);
  const least = pages.some(isSheet) ? MIN_POINTS_OF_SHEET : MIN_POINTS;
  if (own.points < least)
    return { documentId: pages.some(isReadable) ? 'other' : 'unclear', certainty: 0.4, cues: own.cues };
  let second = 0;
  for (const id of asked) if (id !== documentId) second = Math.max(second, sum(id).points);
  const isClose = second > own.points * TOO_CLOSE && documentOfName(file.name, asked) !== documentId;
  const strength = Math.min(1, own.points / 10);
  const lead = Math.min(1, Math.max(0, 1 - second / own.points) * 2);
  const certainty = Math.round((0.5 + 0.3 * strength + 0.2 * lead) * 100) / 100;
  if (isClose && own.points < 7) return { documentId: 'unclear', certainty: 0.4, cues: own.cues };
  return { documentId, certainty, cues: own.cues.slice(0, 6) };
}

/**
 * The likeliest document, where points left it open or chose one that all signals together speak against: points count
 * what stands on a page, chances know what pages of a document look like as well. `asked`: without what the file is
 * known to hold already, for its name speaks for all its pages.
 */
function byChance(
  decision: Decision,
  { pages }: Segment,
  chances: Chances,
  asked: readonly string[],
): Decision {
  const chanceOf = (id: string) => {
    const type = findRecognition(id)?.paperType;
    return Math.max(
      0,
      ...pages.map(({ page, scores }) =>
        type && scores.structure.ruledOut.has(type) ? 0 : chances.on(page.fileId, page.page.number, id),
      ),
    );
  };
  const isOpen = isUnknown(decision.documentId);
  const ownChance = Math.max(
    0,
    ...pages.map(({ page }) => chances.on(page.fileId, page.page.number, decision.documentId)),
  );
  const isKnownAsOther = decision.documentId === 'other' && decision.certainty >= KNOWN_AS_OTHER;
  if (isKnownAsOther || asked.length === 0 || (!isOpen && ownChance >= UNLIKELY)) return decision;
  const likeliest = asked.reduce((best, id) => (chanceOf(id) > chanceOf(best) ? id : best), asked[0] ?? '');
  const chance = chanceOf(likeliest);
  const least = decision.documentId === 'unclear' ? LIKELY : MUCH_LIKELIER;
  if (chance < least || likeliest === decision.documentId) return decision;
  const { points, cues } = pickBest(pages.map(({ scores }) => scores.of.get(likeliest)));
  const isSure = points >= HARDLY_BY_WORDS && chance >= SURE;
  return {
    documentId: likeliest,
    certainty: isSure ? Math.round(chance * 100) / 100 : BY_NAME,
    cues: cues.slice(0, 6),
  };
}

interface Recognised extends Decision, Pick<RecognisedPages, 'alsoHolds' | 'isDisputed' | 'by'> {
  readonly file: ReadFile;
  readonly segment: Segment;
}

/** What the words leave open, whoever named the file may have known, unless what it is named after is in it already. */
function byName(all: readonly Recognised[], asked: ReadonlySet<string>): readonly Recognised[] {
  return all.map((one) => {
    const { file, segment, documentId, certainty } = one;
    const isOpen = documentId === 'unclear' || (documentId === 'other' && certainty < KNOWN_AS_OTHER);
    if (!isOpen || segment.pages[0]?.page.page.number !== 1) return one;
    const named = documentOfName(file.name, asked);
    if (named === null || all.some((other) => other.file === file && other.documentId === named)) return one;
    return { ...one, documentId: named, certainty: BY_NAME, cues: [file.name] };
  });
}

function pickBest(scores: readonly (Score | undefined)[]): Score {
  return scores.reduce<Score>(
    (best, score) => (score && score.points > best.points ? score : best),
    NO_SCORE,
  );
}

function isReadable({ page, scores }: JudgedPage): boolean {
  if (page.page.source === 'none') return false;
  const isPoor = page.page.source === 'ocr' && (page.page.certainty ?? 0) < UNSURE_READ;
  return scores.words >= BARELY_READ && !isPoor;
}

const MAX_KNOWN = 5;

/** Known facts of the job: stated by the applicant, else found beside labels in forms. */
function collectKnown(
  { stated }: ReviewInput,
  recognised: readonly { segment: Segment; documentId: string; file: ReadFile }[],
): Known {
  const said = recognised.flatMap(({ segment, documentId, file }) => {
    const recognition = findRecognition(documentId);
    if (recognition?.kind !== 'form') return [];
    const views = segment.pages.map(({ page, sheets }) =>
      fieldPage(page, sheets, file.facts.form, { id: documentId, recognition }),
    );
    return extractDocument(file, views, NOTHING_KNOWN);
  });
  const of = (id: FieldId, own: string | null) => {
    if (own !== null && own.trim() !== '') return [own];
    const values = said.filter((field) => field.id === id && field.certainty >= 0.7);
    return [...new Set(values.map(({ value }) => value))].toSorted().slice(0, MAX_KNOWN);
  };
  const addresses = of('address', stated.address);
  const papers = recognised.map(({ segment, documentId, file }) => ({
    fileId: file.id,
    documentId,
    pages: segment.pages.map(({ page }) => page),
  }));
  return {
    addresses: addresses.length > 0 ? addresses : findAgreedAddress(papers),
    owners: of('owner', stated.owner),
    parcels: of('parcel', stated.parcel),
    contractors: of('contractor', stated.contractor),
  };
}
