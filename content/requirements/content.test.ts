import { describe, expect, it } from 'vitest';
import { factsOf } from '@/lib/checklists/condition';
import { isQuestionFact } from '@/lib/checklists/questions';
import {
  type Condition,
  type DocumentRecord,
  FACT_IDS,
  type FactId,
  PERMIT_TYPE_IDS,
  QUESTION_FACTS,
  STATE_CODES,
  type Text,
} from '@/lib/checklists/types';
import { ADOPTION_NOTES, IRC_BY_EDITION, NEC_BY_EDITION } from './code-adoption';
import { PERMIT_TYPES } from './permit-types';
import { getQuestion, QUESTIONS, UNIT_LABELS } from './questions';
import { findSource } from './sources';
import { STATE_TRIGGERS } from './state-triggers';
import { STATE_NAMES } from './states';

const documents = PERMIT_TYPES.flatMap((type) =>
  type.documents.map((document) => ({ where: `${type.id}/${document.id}`, document })),
);
const rejections = PERMIT_TYPES.flatMap((type) => type.rejections);
const knownFacts: ReadonlySet<string> = new Set(FACT_IDS);

function conditionsOf(document: DocumentRecord): Condition[] {
  return document.requiredWhen ? [document.when, document.requiredWhen] : [document.when];
}

/** Every text a person reads, with where it stands. */
function* everyText(): Generator<[string, Text]> {
  for (const type of PERMIT_TYPES) {
    yield [`${type.id}.name`, type.name];
    for (const code of type.modelCode) if (typeof code !== 'string') yield [`${type.id}.modelCode`, code];
    if (type.oftenExempt) yield [`${type.id}.oftenExempt`, type.oftenExempt];
  }
  for (const { where, document } of documents) {
    yield [`${where}.label`, document.label];
    yield [`${where}.why`, document.why];
    yield [`${where}.appliesWhen`, document.appliesWhen];
    if (document.notNeededNote) yield [`${where}.notNeededNote`, document.notNeededNote];
    if (typeof document.citation !== 'string') yield [`${where}.citation`, document.citation];
  }
  for (const rejection of rejections) {
    yield [`${rejection.id}.reason`, rejection.reason];
    yield [`${rejection.id}.fix`, rejection.fix];
  }
  for (const question of QUESTIONS) {
    yield [`${question.fact}.short`, question.short];
    yield [`${question.fact}.text`, question.text];
    if (question.help) yield [`${question.fact}.help`, question.help];
    if (question.kind !== 'choice') continue;
    for (const option of question.options) yield [`${question.fact}.${option.value}`, option.label];
  }
  for (const trigger of STATE_TRIGGERS) yield [trigger.id, trigger.text];
  for (const [state, note] of Object.entries(ADOPTION_NOTES)) yield [`adoption.${state}`, note];
}

/** Names that are the same in both languages. */
const SAME_IN_BOTH = new Set(['county.Miami-Dade', 'county.Broward', 'hoa.short']);

describe('the requirements', () => {
  it('cover every permit type, each with its documents', () => {
    expect(PERMIT_TYPES.map((type) => type.id)).toEqual([...PERMIT_TYPE_IDS]);
    expect(documents).toHaveLength(421);
    expect(new Set(documents.map(({ document }) => document.id)).size).toBe(180);
  });

  it('stand in both languages, written apart', () => {
    for (const [where, text] of everyText()) {
      for (const side of [text.en, text.es]) {
        expect(side, where).toBe(side.trim());
        expect(side.length, where).toBeGreaterThan(0);
        expect(side, where).not.toMatch(/[!¡]|\bgk\b|\bundefined\b|TODO|\s{2}/);
      }
      if (!SAME_IN_BOTH.has(where)) expect(text.es, where).not.toBe(text.en);
    }
  });

  it('speak American English, and Spanish with usted', () => {
    for (const [where, text] of everyText()) {
      expect(text.en, where).not.toMatch(/licen[c]e\b|neighbour|colour|storey|notaris|programme\b/i);
      expect(text.es, where).not.toMatch(
        /\b(tu|tus|tú|tienes|debes|puedes|vosotros|fontanería|ordenador)\b/i,
      );
    }
  });

  it('ask in Spanish with both question marks', () => {
    for (const question of QUESTIONS) {
      expect(question.text.en).toMatch(/\?$/);
      expect(question.text.es).toMatch(/^¿.*\?$/);
    }
  });

  it('have ids that are unique where they are looked up', () => {
    for (const type of PERMIT_TYPES) {
      expect(new Set(type.documents.map(({ id }) => id)).size).toBe(type.documents.length);
      expect(new Set(type.rejections.map(({ id }) => id)).size).toBe(type.rejections.length);
    }
    expect(new Set(STATE_TRIGGERS.map(({ id }) => id)).size).toBe(STATE_TRIGGERS.length);
    expect(QUESTIONS.map(({ fact }) => fact)).toEqual([...QUESTION_FACTS]);
  });

  it('say the same of one document in every permit type', () => {
    const first = new Map<string, DocumentRecord>();
    for (const { where, document } of documents) {
      const other = first.get(document.id) ?? document;
      first.set(document.id, other);
      expect(document.label, where).toBe(other.label);
      expect(document.why, where).toBe(other.why);
    }
  });

  it('have sources that resolve to a page or a printed title', () => {
    for (const key of [...documents.map(({ document }) => document), ...rejections].flatMap(
      (r) => r.sources,
    )) {
      const source = findSource(key);
      expect(source, key).not.toBeNull();
      expect(source?.title.en.length).toBeGreaterThan(0);
      if (source?.url) expect(source.url).toMatch(/^https?:\/\/[^\s()]+$/);
    }
    for (const { document, where } of documents) expect(document.sources.length, where).toBeGreaterThan(0);
    for (const trigger of STATE_TRIGGERS) expect(trigger.sources.length, trigger.id).toBeGreaterThan(0);
    expect(findSource('gk')?.url).toBeNull();
    expect(findSource('constructor')).toBeNull();
  });
});

describe('the conditions', () => {
  it('look only at facts that the place gives or a question asks for', () => {
    for (const { where, document } of documents) {
      for (const fact of conditionsOf(document).flatMap(factsOf)) {
        expect(knownFacts.has(fact), where).toBe(true);
        if (isQuestionFact(fact)) expect(getQuestion(fact).fact).toBe(fact);
        else expect(fact).toBe('state');
      }
    }
  });

  it('compare with values the question offers', () => {
    for (const { where, document } of documents) {
      for (const [fact, value] of conditionsOf(document).flatMap(comparisons)) {
        expect(possible(fact, value), `${where}: ${fact} ${value}`).toBe(true);
      }
    }
  });

  it('narrow only to values the question offers', () => {
    for (const type of PERMIT_TYPES) {
      for (const fact of QUESTION_FACTS) {
        for (const value of type.domains[fact] ?? []) {
          expect(possible(fact, value), `${type.id}: ${fact} ${value}`).toBe(true);
        }
      }
    }
  });

  it('leave no question without a condition', () => {
    const used = new Set(documents.flatMap(({ document }) => conditionsOf(document).flatMap(factsOf)));
    expect(QUESTION_FACTS.filter((fact) => !used.has(fact))).toEqual([]);
  });
});

describe('the lists by state', () => {
  it('name every state once per code, and only states', () => {
    expect(Object.keys(STATE_NAMES).sort()).toEqual([...STATE_CODES].sort());
    for (const byEdition of [IRC_BY_EDITION, NEC_BY_EDITION]) {
      const states = Object.values(byEdition).flat();
      expect(new Set(states).size).toBe(states.length);
    }
  });

  it('have a label for every unit', () => {
    for (const question of QUESTIONS) {
      if (question.kind !== 'number') continue;
      expect(UNIT_LABELS[question.unit]).toBeDefined();
      expect(question.min).toBeLessThan(question.max);
    }
  });
});

function comparisons(condition: Condition): [FactId, string | number | boolean][] {
  if ('always' in condition) return [];
  if ('all' in condition) return condition.all.flatMap(comparisons);
  if ('any' in condition) return condition.any.flatMap(comparisons);
  const { fact } = condition;
  if (condition.op === 'in') return condition.values.map((value) => [fact, value]);
  return [[fact, condition.value]];
}

function possible(fact: FactId, value: string | number | boolean): boolean {
  if (!isQuestionFact(fact)) return STATE_CODES.some((state) => state === value);
  const question = getQuestion(fact);
  if (question.kind === 'boolean') return typeof value === 'boolean';
  if (question.kind === 'choice') return question.options.some((option) => option.value === value);
  return typeof value === 'number' && value >= question.min && value <= question.max;
}
