import { describe, expect, test } from 'vitest';
import { PLANS } from '@/lib/providers/billing/plans';
import { PERMITFLOW } from './permitflow';
import { PERMITMOBILE, PERMITMOBILE_PREMIUM_CENTS } from './permitmobile';
import { ASPECTS, type ComparedProduct } from './types';

const PRODUCTS: readonly ComparedProduct[] = [PERMITFLOW, PERMITMOBILE];

function listFacts({ facts }: ComparedProduct) {
  return Object.values(facts).filter((fact) => fact !== null);
}

describe.each(PRODUCTS)('what is said of $name', (product) => {
  test('has a source, a day and a confidence for each fact', () => {
    expect(listFacts(product).length).toBeGreaterThan(5);
    for (const { text, sources, confidence } of listFacts(product)) {
      expect(text.en.length, text.en).toBeGreaterThan(10);
      expect(text.es.length, text.en).toBeGreaterThan(10);
      expect(['A', 'B', 'C', 'G']).toContain(confidence);
      expect(sources.length, text.en).toBeGreaterThan(0);
      for (const { url, readOn } of sources) {
        expect(url).toMatch(/^https:\/\//);
        expect(readOn).toMatch(/^2\d{3}-\d{2}-\d{2}$/);
      }
    }
  });

  test('keeps to the order and the names of the table', () => {
    const order = Object.keys(product.facts).map((key) => (ASPECTS as readonly string[]).indexOf(key));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('says nothing of approval rates, size or money raised, and judges nothing', () => {
    for (const { text } of listFacts(product)) {
      for (const words of [text.en, text.es]) {
        expect(words).not.toMatch(/%|approval rate|tasa de aprobación|funding|investors?|inversionistas?/i);
        expect(words).not.toMatch(/millones|million|employees|empleados|leading|líder|best|mejor/i);
        expect(words).not.toMatch(/[!¡]/);
      }
    }
  });
});

test('PermitMobile’s price stands between Solo and Team, as its page says', () => {
  expect(PERMITMOBILE.facts.price?.text.en).toContain(`$${PERMITMOBILE_PREMIUM_CENTS / 100} a month`);
  expect(PLANS.solo.priceCents).toBeLessThan(PERMITMOBILE_PREMIUM_CENTS);
  expect(PLANS.team.priceCents).toBeGreaterThan(PERMITMOBILE_PREMIUM_CENTS);
});
