import { getFacts } from '@/lib/catalogue/checklists/condition';
import {
  type DocumentRecord,
  type PermitTypeRecord,
  QUESTION_FACTS,
  type QuestionRecord,
  type ReviewPointRecord,
  type Source,
  type SourceKey,
  type StateTriggerRecord,
  type Text,
} from '@/lib/catalogue/checklists/types';
import { textFaults } from '../check-texts';
import { type FeeContent, feeFaults } from '../fees/check-schedules';
import { FEE_SCHEDULES } from '../fees/schedules';
import { FEE_STATE_RULES } from '../fees/state-rules';
import { FEE_TABLES } from '../fees/tables';
import { conditionFaults, isPossible } from './check-conditions';
import { ADOPTION_NOTES } from './code-adoption';
import { HOW_TO_GET } from './how-to-get';
import { PERMIT_TYPES } from './permit-types';
import { QUESTIONS } from './questions';
import { REVIEW_POINTS } from './review-points';
import { findSource } from './sources';
import { STATE_TRIGGERS } from './state-triggers';

/** What a checklist and a fee are made of. */
export interface Content {
  readonly permitTypes: readonly PermitTypeRecord[];
  readonly questions: readonly QuestionRecord[];
  readonly reviewPoints: Readonly<Record<string, readonly ReviewPointRecord[]>>;
  readonly howToGet: Readonly<Record<string, Text>>;
  readonly stateTriggers: readonly StateTriggerRecord[];
  readonly adoptionNotes: Readonly<Record<string, Text>>;
  readonly findSource: (key: SourceKey) => Source | null;
  readonly fees: FeeContent;
}

export const CONTENT: Content = {
  permitTypes: PERMIT_TYPES,
  questions: QUESTIONS,
  reviewPoints: REVIEW_POINTS,
  howToGet: HOW_TO_GET,
  stateTriggers: STATE_TRIGGERS,
  adoptionNotes: ADOPTION_NOTES,
  findSource,
  fees: { schedules: FEE_SCHEDULES, stateRules: FEE_STATE_RULES, tables: FEE_TABLES },
};

/** What is wrong with the content, a sentence each; the build stops at the first. */
export function contentFaults(content: Content = CONTENT): string[] {
  return [
    ...content.permitTypes.flatMap((type) => [...permitTypeFaults(type, content)]),
    ...howToGetFaults(content),
    ...triggerFaults(content),
    ...textFaults(content.questions, 'questions'),
    ...textFaults(content.adoptionNotes, 'adoption'),
    ...feeFaults(content.fees),
  ];
}

function* permitTypeFaults(type: PermitTypeRecord, content: Content): Generator<string> {
  const { questions } = content;
  const points = content.reviewPoints[type.id] ?? [];
  if (type.documents.length === 0) yield `The permit type ${type.id} asks for no document.`;
  if (points.length === 0) yield `The permit type ${type.id} has no review point.`;
  yield* textFaults(type, type.id);
  yield* textFaults(points, `${type.id}.reviewPoints`);
  yield* repeated(type.documents, `document of ${type.id}`);
  yield* repeated(type.rejections, `rejection of ${type.id}`);
  yield* repeated(points, `review point of ${type.id}`);
  for (const fact of QUESTION_FACTS) {
    for (const value of type.domains[fact] ?? []) {
      if (!isPossible(fact, value, questions)) {
        yield `The permit type ${type.id} narrows "${fact}" to ${JSON.stringify(value)}, which it can never be.`;
      }
    }
  }
  for (const document of type.documents) {
    const where = `the document ${type.id}/${document.id}`;
    for (const condition of getConditions(document)) yield* conditionFaults(condition, where, questions);
    yield* sourceFaults(document.sources, where, content);
  }
  for (const { id, sources } of type.rejections) yield* sourceFaults(sources, `the rejection ${id}`, content);
  const asked = new Set(type.documents.flatMap(getConditions).flatMap(getFacts));
  for (const point of points) {
    const where = `the review point ${type.id}/${point.id}`;
    yield* conditionFaults(point.when, where, questions);
    yield* sourceFaults(point.sources, where, content);
    for (const fact of getFacts(point.when)) {
      if (fact === 'state' || asked.has(fact)) continue;
      yield `A condition of ${where} rests on "${fact}", which no document of this permit type asks for.`;
    }
  }
}

function* howToGetFaults({ permitTypes, howToGet }: Content): Generator<string> {
  const ids = new Set(permitTypes.flatMap((type) => type.documents.map(({ id }) => id)));
  for (const id of ids) {
    if (!Object.hasOwn(howToGet, id)) yield `The document ${id} does not say how to get it.`;
  }
  for (const id of Object.keys(howToGet)) {
    if (!ids.has(id)) yield `How to get ${id} is said, but no permit type asks for it.`;
  }
  yield* textFaults(howToGet, 'howToGet');
}

function* triggerFaults({ stateTriggers }: Content): Generator<string> {
  yield* repeated(stateTriggers, 'state trigger');
  yield* textFaults(stateTriggers, 'stateTriggers');
  for (const { id, sources } of stateTriggers) {
    if (sources.length === 0) yield `The state trigger ${id} has no source.`;
  }
}

function* sourceFaults(keys: readonly SourceKey[], where: string, content: Content): Generator<string> {
  if (keys.length === 0) yield `There is no source for ${where}.`;
  for (const key of keys) {
    if (!content.findSource(key))
      yield `The source "${key}" of ${where} is not in content/requirements/sources.ts.`;
  }
}

function* repeated(records: readonly { readonly id: string }[], what: string): Generator<string> {
  const seen = new Set<string>();
  for (const { id } of records) {
    if (seen.has(id)) yield `There is more than one ${what} called ${id}.`;
    seen.add(id);
  }
}

function getConditions(document: DocumentRecord) {
  return document.requiredWhen ? [document.when, document.requiredWhen] : [document.when];
}
