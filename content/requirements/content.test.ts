import { describe, expect, it } from 'vitest';
import { getFacts } from '@/lib/catalogue/checklists/condition';
import {
  type Condition,
  type DocumentRecord,
  PERMIT_TYPE_IDS,
  QUESTION_FACTS,
  STATE_CODES,
  type Text,
} from '@/lib/catalogue/checklists/types';
import { walkTexts } from '../check-texts';
import { GLOSSARY } from '../glossary';
import { ADOPTION_NOTES, IRC_BY_EDITION, NEC_BY_EDITION } from './code-adoption';
import { HOW_TO_GET } from './how-to-get';
import { PERMIT_TYPES } from './permit-types';
import { QUESTIONS, UNIT_LABELS } from './questions';
import { REVIEW_POINTS } from './review-points';
import { findSource } from './sources';
import { STATE_TRIGGERS } from './state-triggers';
import { STATE_NAMES } from './states';

const documents = PERMIT_TYPES.flatMap((type) =>
  type.documents.map((document) => ({ where: `${type.id}/${document.id}`, document })),
);
const rejections = PERMIT_TYPES.flatMap((type) => type.rejections);

function getConditions(document: DocumentRecord): Condition[] {
  return document.requiredWhen ? [document.when, document.requiredWhen] : [document.when];
}

/** Every text a person reads, with where it stands. */
const texts = [
  ...PERMIT_TYPES.flatMap((type) => [...walkTexts(type, type.id)]),
  ...walkTexts(REVIEW_POINTS, 'points'),
  ...walkTexts(HOW_TO_GET, 'howToGet'),
  ...walkTexts(Object.fromEntries(QUESTIONS.map((question) => [question.fact, question])), 'questions'),
  ...walkTexts(STATE_TRIGGERS, 'triggers'),
  ...walkTexts(ADOPTION_NOTES, 'adoption'),
].map(([where, { en = '', es = '' }]): [string, Text] => [where, { en, es }]);

/** Names that are the same in both languages. */
const SAME_IN_BOTH = /^(questions\.(county\.options\.\d\.label|hoa\.short)|triggers\.\d+\.sources\..*)$/;

describe('the requirements', () => {
  it('cover every permit type with what a reviewer looks for', () => {
    expect(Object.keys(REVIEW_POINTS)).toEqual([...PERMIT_TYPE_IDS]);
    expect(Object.values(REVIEW_POINTS).flat()).toHaveLength(90);
  });

  it('cover every permit type, each with its documents', () => {
    expect(PERMIT_TYPES.map((type) => type.id)).toEqual([...PERMIT_TYPE_IDS]);
    expect(documents).toHaveLength(421);
    expect(new Set(documents.map(({ document }) => document.id)).size).toBe(180);
  });

  it('stand in both languages, written apart', () => {
    for (const [where, text] of texts) {
      for (const side of [text.en, text.es]) {
        expect(side, where).toBe(side.trim());
        expect(side.length, where).toBeGreaterThan(0);
        expect(side, where).not.toMatch(/[!¡]|\bgk\b|\bundefined\b|TODO|\s{2}/);
      }
      if (!SAME_IN_BOTH.test(where)) expect(text.es, where).not.toBe(text.en);
    }
  });

  it('speak American English, and Spanish with usted', () => {
    for (const [where, text] of texts) {
      expect(text.en, where).not.toMatch(/licen[c]e\b|neighbour|colour|storey|notaris|programme\b/i);
      expect(text.es, where).not.toMatch(
        /\b(tu|tus|tú|tienes|debes|puedes|vosotros|fontanería|ordenador)\b/i,
      );
    }
  });

  it('keep to the glossary’s words where they were written after it', () => {
    const avoided = GLOSSARY.flatMap(({ avoid }) => avoid).map(
      (word) =>
        new RegExp(
          `(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
          'iu',
        ),
    );
    const later = texts.filter(([where]) => /^(points|howToGet)\./.test(where));
    expect(later.length).toBeGreaterThan(350);
    for (const [where, text] of later) for (const word of avoided) expect(text.es, where).not.toMatch(word);
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

  it('have sources whose pages can be opened', () => {
    for (const key of [...documents.map(({ document }) => document), ...rejections].flatMap(
      (r) => r.sources,
    )) {
      const source = findSource(key);
      expect(source?.title.en.length, key).toBeGreaterThan(0);
      if (source?.url) expect(source.url).toMatch(/^https?:\/\/[^\s()]+$/);
    }
    expect(findSource('gk')?.url).toBeNull();
    expect(findSource('constructor')).toBeNull();
  });
});

describe('the conditions', () => {
  it('leave no question without a condition', () => {
    const used = new Set(documents.flatMap(({ document }) => getConditions(document).flatMap(getFacts)));
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
