import { UNIT_LABELS } from '@/content/requirements/questions';
import { localise } from '@/lib/catalogue/checklists/localise';
import { toParam } from '@/lib/catalogue/checklists/schema';
import type { MarkedFinding, RunDetail } from '@/lib/checking/checks/queries';
import { isDoubt, isFirm } from '@/lib/checking/checks/readiness';
import type { ReadPage } from '@/lib/checking/reading/types';
import { findingWords } from '@/lib/checking/review/finding-text';
import { paperName } from '@/lib/checking/review/paper-name';
import type { Finding, FoundAt, FoundDocument } from '@/lib/checking/review/types';
import type { Locale } from '@/lib/platform/i18n/locales';
import { findingsTranslator } from '@/lib/platform/i18n/translator';
import { listPicks } from './list-picks';
import type {
  Candidate,
  Choice,
  FindingKind,
  FindingView,
  PlaceView,
  QuestionView,
  Stretch,
} from './result-types';
import { isSettled } from './settled';

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
  const t = await findingsTranslator(locale);
  const areaText = (value: string) => t('units.sqft', { value });
  const views = run.findings.map((finding) => ({
    key: finding.key,
    keys: [finding.key],
    kind: getKind(finding),
    severity: finding.severity,
    ...words(finding, names),
    document:
      finding.documentId === null ? null : paperName(names.documents.get(finding.documentId) ?? '') || null,
    citation: finding.citation?.[locale] ?? null,
    places: finding.places.map((place) => placeView(place, names)),
    byModel: finding.by === 'model',
    explanation: getExplanation(run, finding.key),
    mark: toMarkView(finding),
    documentId: finding.documentId,
    candidates: getKind(finding) === 'confirm' ? listCandidates(finding, run, names) : [],
    decides:
      finding.documentId === null
        ? []
        : [paperName(names.documents.get(finding.documentId) ?? finding.documentId)],
    picks: listPicks(finding, areaText),
    questions: finding.rule === 'undecided_document' ? listQuestions(finding, run, locale) : [],
    wrong: finding.wrong && { reason: finding.wrong.reason },
    ruledOut: run.corrections
      .filter(({ documentId, relation }) => relation === 'not' && documentId === finding.documentId)
      .map(({ id }) => id),
  }));
  return askedOnce(views);
}

/** A question that decides several papers is asked once, and says which. */
function askedOnce(views: readonly FindingView[]): FindingView[] {
  const asked = new Map<string, FindingView>();
  return views.flatMap((view) => {
    if (view.questions.length === 0 || isSettled(view)) return [view];
    const question = view.questions.map(({ fact }) => fact).join();
    const first = asked.get(question);
    if (first) {
      first.keys.push(view.key);
      first.decides.push(...view.decides);
      return [];
    }
    asked.set(question, view);
    return [view];
  });
}

export function getKind({
  rule,
  severity,
  places,
  values,
}: Pick<Finding, 'rule' | 'severity' | 'places' | 'values'>): FindingKind {
  if (rule === 'undecided_document') return 'ask';
  const firm = isFirm({ severity });
  if (rule === 'missing_document') return firm ? 'missing' : 'confirm';
  if (isDoubt({ severity })) return 'doubt';
  if (!firm) return 'remark';
  // Once somebody said which is right, the other paper is to be corrected.
  const isSaid = values.expectedIn === 'stated';
  return /_differs?$/.test(rule) && places.length > 0 && !isSaid ? 'contradicts' : 'correct';
}

const UNKNOWN: ReadonlySet<string> = new Set(['other', 'unclear']);

/** Of the words of a missing document: nobody could tell what the pages are. */
const UNKNOWN_PAGES = 2;

function listCandidates({ places, values }: MarkedFinding, { review }: RunDetail, names: Names): Candidate[] {
  return places.map((at) => {
    const there = (review?.documents ?? []).filter(
      ({ fileId, firstPage, lastPage }) =>
        fileId === at.fileId && firstPage <= at.page && at.page <= lastPage,
    );
    const known = there.find(({ documentId }) => !UNKNOWN.has(documentId));
    const [unknown] = there;
    return {
      place: placeView({ ...at, box: isWhole(at) ? null : at.box } as FoundAt, names),
      lastPage: known || unknown?.firstPage !== at.page ? at.page : (unknown?.lastPage ?? at.page),
      isLikely: values.unread !== UNKNOWN_PAGES,
      relation: known ? 'also' : 'is',
      takenFor: known ? (names.documents.get(known.documentId) ?? null) : null,
    };
  });
}

function isWhole({ box }: FoundAt): boolean {
  return box.w === 1 && box.h === 1;
}

function listQuestions({ values }: MarkedFinding, { checklist }: RunDetail, locale: Locale): QuestionView[] {
  const facts = String(values.questions ?? '').split(',');
  return (checklist?.questions ?? [])
    .filter(({ question }) => facts.includes(question.fact))
    .map((item): QuestionView => {
      const { question, options } = localise(item, locale);
      return {
        fact: question.fact,
        text: question.text,
        help: question.help,
        options: options.map(({ value, label }) => ({ value: toParam(value), label })),
        unit: question.kind === 'number' ? UNIT_LABELS[question.unit][locale] || null : null,
      };
    });
}

/** What pages can be said to be: the papers of the list, those it does not need among them, or something else. */
export function listChoices({ checklist }: RunDetail, locale: Locale, somethingElse: string): Choice[] {
  const listed = [...(checklist?.documents ?? []), ...(checklist?.notNeeded ?? [])]
    .filter(({ id }) => !NO_PAPERS.has(id))
    .map(({ id, label }) => ({ id, label: shorten(label[locale]) }));
  return [...listed, { id: 'other', label: somethingElse }];
}

/** What a checklist says a document must show; its name is long enough without. */
function shorten(label: string): string {
  return label.replace(/: .*$/, '');
}

/** Entries of a list that are no papers: how to hand in, and what stands on others. */
const NO_PAPERS: ReadonlySet<string> = new Set(['file_package', 'design_seal']);

/** The pages of each file by what they were taken for; what nothing was found on is among them. */
export function listStretches(run: RunDetail): Stretch[] {
  const documents = run.review?.documents ?? [];
  return run.files
    .filter(({ pages }) => (pages ?? 0) > 0)
    .flatMap((file) => {
      const own = documents.filter(({ fileId }) => fileId === file.id);
      const stretches: Stretch[] = [];
      for (let page = 1; page <= (file.pages ?? 0); page += 1) {
        const there = own.filter(({ firstPage, lastPage }) => firstPage <= page && page <= lastPage);
        const [first, ...also] = there;
        const last = stretches.at(-1);
        const next = describeStretch(run, file, page, first, also);
        if (last && isSame(last, next, first)) last.lastPage = page;
        else stretches.push(next);
      }
      return stretches.map((stretch) => ({ ...stretch, findings: countFindings(run, stretch) }));
    });
}

/** Certainty from which a page was recognised rather than guessed at. */
const RECOGNISED = 0.7;

function describeStretch(
  { corrections }: RunDetail,
  { id: fileId, name: fileName }: { id: string; name: string },
  page: number,
  document: FoundDocument | undefined,
  also: readonly FoundDocument[],
): Stretch {
  const said = corrections.findLast(
    (one) => one.fileId === fileId && one.relation !== 'not' && one.firstPage <= page && page <= one.lastPage,
  );
  return {
    ...{ fileId, fileName, firstPage: page, lastPage: page, findings: 0 },
    documentId: document?.documentId ?? null,
    also: [...new Set(also.map(({ documentId }) => documentId))],
    isSure: document !== undefined && document.certainty >= RECOGNISED && document.documentId !== 'unclear',
    correctionId: said?.id ?? null,
  };
}

/** Whether a page goes on with what the pages before it are: a second form of one kind begins anew. */
function isSame(before: Stretch, next: Stretch, document: FoundDocument | undefined): boolean {
  return (
    before.documentId === next.documentId &&
    before.correctionId === next.correctionId &&
    before.also.join() === next.also.join() &&
    document?.firstPage !== next.firstPage
  );
}

function countFindings({ findings }: RunDetail, { fileId, firstPage, lastPage }: Stretch): number {
  return findings.filter(({ places }) =>
    places.some((at) => at.fileId === fileId && firstPage <= at.page && at.page <= lastPage),
  ).length;
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
