import { describe, expect, it } from 'vitest';
import { estimateForJob } from '@/lib/catalogue/fees/for-job';
import type { EstimatedFee, FeeEstimate } from '@/lib/catalogue/fees/types';
import { makeDocument, makeFile, makePackage } from '@/tests/support/review-package';
import { checkFee, findDifferenceCause } from '../fee-check';
import { createPackageView } from '../view';
import { feeDiffers } from './fee';

const held = estimateForJob({ city: 'austin-tx', permitType: 'roofing', answers: {}, given: {} });

const ESTIMATED: EstimatedFee = {
  status: 'estimated',
  scheduleId: 's',
  row: { id: 'r', label: { en: 'r', es: 'r' } },
  lines: [12_000, 3_000].map((amountCents, index) => ({
    id: String(index),
    kind: 'permit',
    label: { en: 'l', es: 'l' },
    formula: { kind: 'flat' },
    limit: null,
    amountCents,
  })),
  totalCents: 15_000,
  excluded: [],
  notes: [],
  outdated: null,
  confidence: 'A',
};

function view(estimate: FeeEstimate | null, named?: number, feeCents: number | null = null) {
  if (!held) throw new Error('no schedule is held');
  const fee = estimate && { schedule: held.schedule, estimate };
  const documents = [
    makeDocument('application', 'a', named === undefined ? {} : { fee_total: String(named) }),
  ];
  return createPackageView(
    makePackage({ fee, stated: { feeCents }, files: [makeFile('a', [['words']])] }),
    documents,
  );
}

describe('the fee', () => {
  it('matches to the cent or differs', () => {
    expect(checkFee(view(ESTIMATED, 15_000))).toMatchObject({ verdict: 'matches', computedCents: 15_000 });
    expect(feeDiffers(view(ESTIMATED, 15_000))).toEqual([]);
    expect(checkFee(view(ESTIMATED, 15_001)).verdict).toBe('differs');
    expect(feeDiffers(view(ESTIMATED, 15_100))).toMatchObject([
      { severity: 'major', values: { stated: 15_100, computed: 15_000, difference: 100, cause: 'none' } },
    ]);
    // Cents are a matter of rounding.
    expect(feeDiffers(view(ESTIMATED, 15_001))).toMatchObject([{ severity: 'minor' }]);
  });

  it('is the document’s before the one that was entered', () => {
    expect(checkFee(view(ESTIMATED, 15_000, 9_900))).toMatchObject({
      statedCents: 15_000,
      statedAt: { page: 1 },
    });
    expect(checkFee(view(ESTIMATED, undefined, 9_900))).toMatchObject({
      statedCents: 9_900,
      statedAt: null,
    });
  });

  it('that cannot be compared is an answer and no fault', () => {
    const text = { en: 't', es: 't' };
    const cases: [FeeEstimate | null, string][] = [
      [null, 'not_published'],
      [{ status: 'not_published', scheduleId: 's', reason: text }, 'not_published'],
      [{ status: 'missing_input', scheduleId: 's', missing: ['valuationCents'], rows: [] }, 'open'],
      [{ status: 'no_permit', scheduleId: 's', reason: text }, 'not_computed'],
    ];
    for (const [estimate, verdict] of cases) {
      expect(checkFee(view(estimate, 15_001)).verdict).toBe(verdict);
      expect(feeDiffers(view(estimate, 15_001))).toEqual([]);
    }
    expect(checkFee(view(ESTIMATED)).verdict).toBe('none_stated');
  });

  it('says what may explain a difference', () => {
    const text = { en: 't', es: 't' };
    expect(findDifferenceCause(12_000, ESTIMATED)).toBe('part');
    expect(findDifferenceCause(16_000, { ...ESTIMATED, excluded: [text] })).toBe('excluded');
    expect(findDifferenceCause(14_000, { ...ESTIMATED, excluded: [text] })).toBe('none');
    expect(findDifferenceCause(14_000, { ...ESTIMATED, outdated: text })).toBe('outdated');
    expect(findDifferenceCause(14_000, { ...ESTIMATED, confidence: 'C' })).toBe('unsure');
    expect(feeDiffers(view(ESTIMATED, 12_000))).toMatchObject([
      { severity: 'info', values: { cause: 'part' } },
    ]);
  });
});
