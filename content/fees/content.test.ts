import { describe, expect, it } from 'vitest';
import { GLOSSARY } from '@/content/glossary';
import type { Text } from '@/lib/catalogue/checklists/types';
import { neededInputs } from '@/lib/catalogue/fees/inputs';
import { FEE_INPUT_NAMES, FEE_MECHANISMS, OCCUPANCIES, WORK_KINDS } from '@/lib/catalogue/fees/types';
import { walkTexts } from '../check-texts';
import { percent, rate, usd } from './as-printed';
import { MECHANISM_LABELS } from './mechanisms';
import { FEE_SCHEDULES } from './schedules';
import { FEE_STATE_RULES } from './state-rules';
import { FEE_TABLES } from './tables';
import * as wording from './wording';

const works = FEE_SCHEDULES.flatMap((schedule) =>
  schedule.works.map((work) => ({ where: `${schedule.id}/${work.id}`, schedule, work })),
);
const components = works.flatMap(({ where, work }) =>
  work.components.map((component) => ({ where: `${where}/${component.id}`, component })),
);

const texts: readonly [string, Text][] = [
  ...walkTexts(Object.fromEntries(FEE_SCHEDULES.map((one) => [one.id, one])), 'schedules'),
  ...walkTexts(FEE_STATE_RULES, 'states'),
  ...walkTexts(FEE_TABLES, 'tables'),
  ...walkTexts(MECHANISM_LABELS, 'mechanisms'),
  ...walkTexts(wording, 'wording'),
].map(([where, { en = '', es = '' }]) => [where, { en, es }]);

/** Names of places are the same in both languages. */
const isName = (where: string) => /^schedules\.[^.]+\.name$/.test(where);

const avoided = GLOSSARY.flatMap(({ avoid }) => avoid).map(
  (word) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu'),
);

describe('the texts of the fee schedules', () => {
  it('stand in both languages, written apart', () => {
    expect(texts.length).toBeGreaterThan(300);
    for (const [where, text] of texts) {
      for (const side of [text.en, text.es]) {
        expect(side.length, where).toBeGreaterThan(0);
        expect(side, where).toBe(side.trim());
        expect(side, where).not.toMatch(/[!¡]|\bundefined\b|TODO|\s{2}/);
      }
      if (!isName(where)) expect(text.es, where).not.toBe(text.en);
    }
  });

  it('speak American English, and Spanish with usted in the glossary’s words', () => {
    for (const [where, text] of texts) {
      expect(text.en, where).not.toMatch(/storey|colour|neighbour|licence\b|remodell/i);
      expect(text.es, where).not.toMatch(/\b(tu|tus|tú|tienes|debes|puedes|vosotros)\b/i);
      for (const word of avoided) expect(text.es, where).not.toMatch(word);
    }
  });

  it('carry the same figures in both languages', () => {
    const figures = (side: string) => (side.match(/\$?\d+(?:,\d{3})*(?:\.\d+)?%?/g) ?? []).sort();
    for (const [where, text] of texts) {
      expect(figures(text.es), where).toEqual(figures(text.en));
    }
  });
});

describe('the schedules', () => {
  it('stand each once', () => {
    expect(FEE_SCHEDULES.length).toBeGreaterThanOrEqual(27);
    expect(new Set(FEE_SCHEDULES.map(({ id }) => id)).size).toBe(FEE_SCHEDULES.length);
  });

  it('carry sources read on the day of the survey, and a confidence', () => {
    for (const { sources, confidence, id } of FEE_SCHEDULES) {
      for (const { readOn } of sources) expect(readOn, id).toBe('2026-11-21');
      expect(['A', 'B', 'C', 'G'], id).toContain(confidence);
    }
  });

  it('say why wherever nothing can be computed, and only there', () => {
    for (const { id, works: rows, unpublished } of FEE_SCHEDULES) {
      expect(unpublished === null, id).toBe(rows.length > 0);
    }
    for (const { where, work } of works) {
      expect(work.unpublished === undefined, where).toBe(work.components.length > 0);
    }
  });

  it('have rows, lines and examples that are unique where they are looked up', () => {
    for (const { id, works: rows, examples } of FEE_SCHEDULES) {
      expect(new Set(rows.map((row) => row.id)).size, id).toBe(rows.length);
      expect(new Set(examples.map((one) => one.id)).size, id).toBe(examples.length);
    }
    for (const { where, work } of works) {
      expect(new Set(work.components.map(({ id }) => id)).size, where).toBe(work.components.length);
    }
  });

  it('refer only to lines that stand before', () => {
    for (const { where, work } of works) {
      const before: string[] = [];
      for (const { id, rule } of work.components) {
        const of = rule.kind === 'top_up' || rule.kind === 'percent' ? rule.of : [];
        if (of !== 'valuationCents') for (const one of of) expect(before, where).toContain(one);
        before.push(id);
      }
    }
  });

  it('have tables without gaps, in whole numbers', () => {
    for (const { where, component } of components) {
      if (component.rule.kind !== 'bands') continue;
      const { bands } = component.rule;
      for (const [index, band] of bands.entries()) {
        for (const value of Object.values(band)) {
          if (typeof value === 'number') expect(Number.isSafeInteger(value), where).toBe(true);
        }
        const previous = bands[index - 1];
        if (previous) expect(band.over, where).toBe(previous.upTo);
        if (band.upTo !== null) expect(band.upTo, where).toBeGreaterThan(band.over);
        expect(band.per, where).toBeGreaterThan(0);
      }
      if (bands.at(-1)?.upTo !== null) expect(component.rule.beyond, where).toBeDefined();
    }
  });

  it('never price a dwelling in Texas by value', () => {
    for (const { where, schedule, work } of works) {
      if (schedule.state !== 'TX' || !neededInputs(work).includes('valuationCents')) continue;
      expect(work.match?.occupancies, where).toEqual(['commercial']);
    }
  });

  it('have a word for every input, building, work and mechanism', () => {
    expect(Object.keys(wording.INPUT_LABELS).sort()).toEqual([...FEE_INPUT_NAMES].sort());
    expect(Object.keys(wording.OCCUPANCY_LABELS).sort()).toEqual([...OCCUPANCIES].sort());
    expect(Object.keys(wording.WORK_LABELS).sort()).toEqual([...WORK_KINDS].sort());
    expect(Object.keys(MECHANISM_LABELS).sort()).toEqual([...FEE_MECHANISMS].sort());
  });
});

describe('figures as printed', () => {
  it('become exact integers, or are refused', () => {
    expect(usd(8085.26)).toBe(808_526);
    expect(rate(0.34569)).toBe(345_690);
    expect(percent(2.125)).toBe(21_250);
    expect(() => usd(1.005)).toThrow('more decimals');
  });

  it('chain in the tables that other cities copied', () => {
    const [, ubc1997] = FEE_TABLES;
    expect(FEE_TABLES.map(({ id }) => id)).toEqual([
      'ubc-1994-table-1a',
      'ubc-1997-table-1a',
      'selah-wa-20-24-020',
    ]);
    for (const [index, band] of (ubc1997?.bands ?? []).entries()) {
      const next = ubc1997?.bands[index + 1];
      if (!next || band.upTo === null) continue;
      const steps = (band.upTo - band.threshold) / band.per;
      expect(band.baseCents + (steps * band.rateMicros) / 10_000).toBe(next.baseCents);
    }
  });
});
