import type { ReadFile } from '@/lib/checking/reading/types';
import type { Segment } from './recognise/segment';
import type { FoundDocument, ModelReading } from './types';

/** Pages that were recognised as one document. */
export interface RecognisedPages {
  readonly file: Pick<ReadFile, 'id'>;
  readonly segment: Segment;
  readonly documentId: string;
  readonly certainty: number;
  readonly cues: readonly string[];
  readonly alsoHolds?: readonly string[];
  readonly isDisputed?: true;
  readonly by?: FoundDocument['by'];
}

/** Certainty below which a model that says otherwise is followed. */
const SURE = 0.85;
/** Of a document that both know. */
const AGREED = 0.95;
/** Of one that the model alone knows, by words of the page. */
const BY_MODEL = 0.8;
/** Of one that the model saw on a picture. */
const BY_PICTURE = 0.65;
/** Both are sure, and differ: low enough to be asked. */
const DISPUTED = 0.55;
/** The model says that it is none of the checklist's documents. */
const DOUBTED = 0.7;

/**
 * Applies what a model saw on each page to what the rules recognised. A model that agrees makes it certain; where the
 * rules were unsure it is followed; where they were sure and it names others, theirs stands, disputed, and counts as
 * holding the others too. Pages the model did not read stay as they are.
 */
export function withModelDocuments<T extends RecognisedPages>(
  recognised: readonly T[],
  readings: readonly ModelReading[],
  asked: ReadonlySet<string>,
): readonly T[] {
  if (readings.length === 0) return recognised;
  const byPage = new Map(readings.map((reading) => [`${reading.fileId} ${reading.page}`, reading]));
  const pages = recognised.flatMap((one) =>
    one.segment.pages.map((judged, at): PageOf<T> => {
      const reading = byPage.get(`${one.file.id} ${judged.page.page.number}`);
      const page = { ...one, segment: { ...one.segment, pages: [judged] } };
      const decided = reading ? decide(page, reading, asked) : page;
      return {
        one: decided,
        goesOn: at > 0 && reading?.documents == null,
        origin: one,
        saidToGoOn: reading?.continues ?? false,
      };
    }),
  );
  return join(pages);
}

interface PageOf<T> {
  readonly one: T;
  /** Nobody said that another document begins here. */
  readonly goesOn: boolean;
  readonly saidToGoOn: boolean;
  readonly origin: T;
}

function decide<T extends RecognisedPages>(page: T, reading: ModelReading, asked: ReadonlySet<string>): T {
  const { documentId, certainty, alsoHolds = [] } = page;
  if (reading.documents === null) return page;
  const seen = reading.documents.filter((id) => asked.has(id));
  const isOpen = !asked.has(documentId);
  const [main] = seen;
  const others = (own: string) => [...new Set([...alsoHolds, ...seen])].filter((id) => id !== own);
  if (main === undefined) {
    const isNone = isOpen && documentId === 'other';
    if (isOpen && !isNone) return { ...page, documentId: 'other', certainty: BY_PICTURE };
    return { ...page, certainty: isNone ? Math.max(certainty, BY_MODEL) : Math.min(certainty, DOUBTED) };
  }
  if (seen.includes(documentId)) {
    // Where the rules alone would have asked, it is the model that told.
    const by = certainty < SURE ? 'model' : page.by;
    return {
      ...page,
      certainty: Math.max(certainty, AGREED),
      alsoHolds: others(documentId),
      ...(by ? { by } : {}),
    };
  }
  if (!isOpen && certainty >= SURE)
    return { ...page, certainty: DISPUTED, alsoHolds: others(documentId), isDisputed: true };
  return {
    ...page,
    documentId: main,
    certainty: reading.isPictured ? BY_PICTURE : BY_MODEL,
    alsoHolds: others(main),
    by: 'model',
  };
}

/** Pages that follow each other in a file, were one document or are said to be one, and have one id. */
function join<T extends RecognisedPages>(pages: readonly PageOf<T>[]): readonly T[] {
  const joined: PageOf<T>[] = [];
  for (const page of pages) {
    const last = joined.at(-1);
    const isOne =
      last !== undefined &&
      last.one.file.id === page.one.file.id &&
      (page.goesOn && last.origin === page.origin
        ? true
        : last.one.documentId === page.one.documentId && (last.origin === page.origin || page.saidToGoOn));
    if (!last || !isOne) {
      joined.push(page);
      continue;
    }
    joined[joined.length - 1] = { ...last, origin: page.origin, one: merge(last.one, page.one) };
  }
  return joined.map(({ one }) => one);
}

function merge<T extends RecognisedPages>(first: T, next: T): T {
  const isSame = first.documentId === next.documentId;
  const held = [...new Set([...(first.alsoHolds ?? []), ...(next.alsoHolds ?? [])])].filter(
    (id) => id !== first.documentId,
  );
  return {
    ...first,
    segment: { ...first.segment, pages: [...first.segment.pages, ...next.segment.pages] },
    certainty: isSame ? Math.max(first.certainty, next.certainty) : first.certainty,
    cues: first.cues.length > 0 ? first.cues : next.cues,
    ...(held.length > 0 ? { alsoHolds: held } : {}),
    ...(first.isDisputed || next.isDisputed ? { isDisputed: true as const } : {}),
    ...(first.by === 'model' || next.by === 'model' ? { by: 'model' as const } : {}),
  };
}
