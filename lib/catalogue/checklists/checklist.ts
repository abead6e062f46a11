import { howToGet } from '@/content/requirements/how-to-get';
import { getPermitType } from '@/content/requirements/permit-types';
import { getQuestion, QUESTIONS } from '@/content/requirements/questions';
import { STATE_TRIGGERS } from '@/content/requirements/state-triggers';
import { REQUIREMENTS_AS_OF } from '@/content/requirements/wording';
import { type AdoptedCodes, adoptedCodes } from './adoption';
import { citationFor } from './citation';
import type { KnownFacts } from './condition';
import { resolveFacts, validAnswers } from './facts';
import { type DocumentStatus, getLayer, judge } from './judge';
import { findCounty, stateName } from './places';
import { isQuestionFact, optionsFor, questionOrder } from './questions';
import { type Reason, reasonFor } from './reason';
import { listReviewPoints, type ReviewPoint } from './review-points';
import { findSources } from './sources';
import type {
  Answers,
  ChecklistPlace,
  Confidence,
  DocumentRecord,
  FactValue,
  Layer,
  PermitTypeId,
  PermitTypeRecord,
  QuestionFact,
  QuestionOption,
  QuestionRecord,
  Source,
  StateCode,
  StateTriggerRecord,
  Text,
} from './types';

/** Raise when the rules or their evaluation change; stored checklists record it. */
export const ENGINE_VERSION = '2';

export interface ChecklistInput {
  readonly permitType: PermitTypeId;
  readonly place: ChecklistPlace;
  readonly answers: Answers;
}

export interface ChecklistDocument {
  readonly id: string;
  readonly status: DocumentStatus;
  readonly layer: Layer;
  readonly label: Text;
  readonly why: Text;
  readonly howToGet: Text | null;
  readonly citation: Text;
  readonly appliesWhen: Text;
  readonly confidence: Confidence;
  readonly sources: readonly Source[];
  readonly reason: Reason;
}

export interface NotNeededDocument {
  readonly id: string;
  readonly layer: Layer;
  readonly label: Text;
  readonly appliesWhen: Text;
  readonly citation: Text;
  readonly reason: Reason;
  /** The rule that excludes it, where one does. */
  readonly note: Text | null;
}

export interface ChecklistQuestion {
  readonly question: QuestionRecord;
  /** What can be answered here; empty for a number. */
  readonly options: readonly QuestionOption[];
  readonly answer: FactValue | null;
  /** Ids of the documents that hang on it. */
  readonly decides: readonly string[];
}

export interface Rejection {
  readonly id: string;
  readonly reason: Text;
  readonly fix: Text;
  readonly sources: readonly Source[];
}

export type StateTrigger = Omit<StateTriggerRecord, 'permitTypes'>;

export interface Checklist {
  readonly permitType: {
    readonly id: PermitTypeId;
    readonly name: Text;
    readonly modelCode: readonly (string | Text)[];
    readonly oftenExempt: Text | null;
  };
  readonly place: ChecklistPlace & { readonly stateName: Text };
  readonly engineVersion: string;
  readonly adoption: AdoptedCodes;
  readonly documents: readonly ChecklistDocument[];
  readonly notNeeded: readonly NotNeededDocument[];
  /** Unanswered, the most deciding first. */
  readonly questions: readonly ChecklistQuestion[];
  /** Answered and of consequence, in the order a counter would ask: to show and to change. */
  readonly answered: readonly ChecklistQuestion[];
  readonly rejections: readonly Rejection[];
  readonly reviewPoints: readonly ReviewPoint[];
  readonly stateTriggers: readonly StateTrigger[];
  readonly asOf: string;
}

/** The documents a permit asks for at a place, by the answers so far. Never empty, and the same for the same input. */
export function buildChecklist(input: ChecklistInput): Checklist {
  const { place } = input;
  const type = getPermitType(input.permitType);
  const known = resolveFacts(type, place, input.answers);
  const adoption = adoptedCodes(place.state);
  const documents: ChecklistDocument[] = [];
  const notNeeded: NotNeededDocument[] = [];
  for (const record of type.documents) {
    const judgement = judge(record, known);
    const shared = {
      id: record.id,
      layer: getLayer(record, judgement),
      label: record.label,
      appliesWhen: record.appliesWhen,
      citation: citationFor(record.citation, adoption.irc, place.state),
      reason: reasonFor(judgement, known, type),
    };
    if (judgement.status === 'not_needed') {
      notNeeded.push({ ...shared, note: record.notNeededNote ?? null });
    } else {
      documents.push({
        ...shared,
        status: judgement.status,
        why: record.why,
        howToGet: howToGet(record.id),
        confidence: record.confidence,
        sources: findSources(record.sources),
      });
    }
  }
  return {
    permitType: {
      id: type.id,
      name: type.name,
      modelCode: type.modelCode,
      oftenExempt: oftenExempt(type, place.state),
    },
    place: {
      city: place.city,
      county: findCounty(place),
      state: place.state,
      stateName: stateName(place.state),
    },
    engineVersion: ENGINE_VERSION,
    adoption,
    documents,
    notNeeded,
    questions: openQuestions(type, known),
    answered: answeredQuestions(type, place, input.answers),
    rejections: type.rejections
      .filter(({ states }) => !states || states.includes(place.state))
      .map(({ id, reason, fix, sources }) => ({ id, reason, fix, sources: findSources(sources) })),
    reviewPoints: listReviewPoints(type.id, place, input.answers),
    stateTriggers: STATE_TRIGGERS.filter(
      (trigger) => trigger.state === place.state && trigger.permitTypes.includes(type.id),
    ).map(({ permitTypes: _, ...trigger }) => trigger),
    asOf: REQUIREMENTS_AS_OF,
  };
}

function oftenExempt(
  { oftenExempt: anywhere, oftenExemptIn }: PermitTypeRecord,
  state: StateCode,
): Text | null {
  const here = oftenExemptIn?.[state] ?? null;
  if (!anywhere || !here) return anywhere ?? here;
  return { en: `${anywhere.en} ${here.en}`, es: `${anywhere.es} ${here.es}` };
}

/** For each missing fact, the documents that wait for it. */
function openFacts(documents: readonly DocumentRecord[], known: KnownFacts): Map<QuestionFact, string[]> {
  const waiting = new Map<QuestionFact, string[]>();
  for (const document of documents) {
    const judgement = judge(document, known);
    if (judgement.status !== 'ask') continue;
    for (const fact of judgement.by) {
      if (isQuestionFact(fact)) waiting.set(fact, [...(waiting.get(fact) ?? []), document.id]);
    }
  }
  return waiting;
}

function openQuestions(type: PermitTypeRecord, known: KnownFacts): ChecklistQuestion[] {
  return [...openFacts(type.documents, known)]
    .map(([fact, decides]) => toQuestion(fact, type, null, decides))
    .sort(
      (a, b) =>
        b.decides.length - a.decides.length ||
        questionOrder(a.question.fact) - questionOrder(b.question.fact),
    );
}

/** An answer is relevant if removing it would make a document's status open again. */
function answeredQuestions(
  type: PermitTypeRecord,
  place: ChecklistPlace,
  answers: Answers,
): ChecklistQuestion[] {
  const valid = validAnswers(type, answers);
  const questions: ChecklistQuestion[] = [];
  for (const [fact, value] of answerEntries(valid)) {
    const without = resolveFacts(type, place, { ...valid, [fact]: undefined });
    const decides = openFacts(type.documents, without).get(fact);
    if (decides) questions.push(toQuestion(fact, type, value, decides));
  }
  return questions.sort((a, b) => questionOrder(a.question.fact) - questionOrder(b.question.fact));
}

function toQuestion(
  fact: QuestionFact,
  type: PermitTypeRecord,
  answer: FactValue | null,
  decides: readonly string[],
): ChecklistQuestion {
  const question = getQuestion(fact);
  return { question, options: optionsFor(question, type), answer, decides };
}

function answerEntries(answers: Answers): [QuestionFact, FactValue][] {
  const entries: [QuestionFact, FactValue][] = [];
  for (const { fact } of QUESTIONS) {
    const value = answers[fact];
    if (value !== undefined) entries.push([fact, value]);
  }
  return entries;
}
