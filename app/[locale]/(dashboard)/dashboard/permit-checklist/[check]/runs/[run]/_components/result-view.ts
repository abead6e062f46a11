import type { MarkedFinding, RunDetail } from '@/lib/checking/checks/queries';
import type { ReadPage } from '@/lib/checking/reading/types';
import { findingWords } from '@/lib/checking/review/finding-text';
import type { FoundAt, FoundDocument } from '@/lib/checking/review/types';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { FindingView, PlaceView } from './result-types';

/** What the documents and files of a run are called. */
export interface Names {
  documents: Map<string, string>;
  files: Map<string, string>;
}

export function getResultNames(
  run: RunDetail,
  locale: Locale,
  words: { other: string; unclear: string },
): Names {
  const { checklist, files } = run;
  const listed = [...(checklist?.documents ?? []), ...(checklist?.notNeeded ?? [])];
  return {
    documents: new Map([
      ['other', words.other],
      ['unclear', words.unclear],
      ...listed.map(({ id, label }) => [id, label[locale]] as const),
    ]),
    files: new Map(files.map(({ id, name }) => [id, name])),
  };
}

export function placeView({ fileId, page, box, quote }: FoundAt, { files }: Names): PlaceView {
  return { fileId, fileName: files.get(fileId) ?? '', page, box, quote: quote.trim() || null };
}

/** The first page of a document, as a place. */
export function documentPlace({ fileId, firstPage }: FoundDocument, { files }: Names): PlaceView {
  return { fileId, fileName: files.get(fileId) ?? '', page: firstPage, box: null, quote: null };
}

/** The findings in the reader's words, the worst first as they were judged. */
export async function findingViews(run: RunDetail, names: Names, locale: Locale): Promise<FindingView[]> {
  const words = await findingWords(locale);
  return run.findings.map((finding) => ({
    key: finding.key,
    severity: finding.severity,
    ...words(finding, names),
    document: finding.documentId === null ? null : (names.documents.get(finding.documentId) ?? null),
    citation: finding.citation?.[locale] ?? null,
    places: finding.places.map((place) => placeView(place, names)),
    byModel: finding.by === 'model',
    explanation: getExplanation(run, finding.key),
    mark: toMarkView(finding),
  }));
}

function getExplanation({ explanation, locale }: RunDetail, key: string): FindingView['explanation'] {
  const text = explanation?.findings[key];
  return text === undefined ? null : { text, locale };
}

function toMarkView({ mark }: MarkedFinding): FindingView['mark'] {
  if (!mark) return null;
  const { state, note, assigneeId, assignee } = mark;
  return { state, note, assigneeId, assignee };
}

/** "3" or "3–7". */
export function pagesText(first: number, last: ReadPage['number']): string {
  return first === last ? String(first) : `${first}–${last}`;
}
