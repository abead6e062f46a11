import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEVERITIES, STANDINGS } from '@/lib/checking/review/types';
import { type ComparedRun, compareRuns } from './compare';

const finding = (key: string, severity: (typeof SEVERITIES)[number] = 'major') => ({
  key,
  severity,
  rule: 'address_differs' as const,
  documentId: null,
  places: [],
  values: {},
  citation: null,
  by: 'rule' as const,
});
const NO_FEE = { verdict: 'none_stated', statedCents: null, statedAt: null, computedCents: null } as const;
const standing = (documentId: string, is: (typeof STANDINGS)[number]) => ({
  documentId,
  standing: is,
  found: [],
});

describe('two runs of one check', () => {
  it('tell what was fixed, what is new and what is still there, and how bad it was', () => {
    const result = compareRuns(
      { findings: [finding('a'), finding('b', 'critical')], standings: [], fee: NO_FEE },
      { findings: [finding('b', 'minor'), finding('c')], standings: [], fee: NO_FEE },
    );
    expect(result.fixed.map(({ key }) => key)).toEqual(['a']);
    expect(result.added.map(({ key }) => key)).toEqual(['c']);
    expect(result.still.map(({ finding: { key, severity }, was }) => [key, severity, was])).toEqual([
      ['b', 'minor', 'critical'],
    ]);
    expect(result.fee.changed).toBe(false);
  });

  it('tell which documents came, went, and are asked for now or no longer', () => {
    const { documents } = compareRuns(
      {
        findings: [],
        standings: [
          standing('site_plan', 'missing'),
          standing('survey', 'found'),
          standing('old', 'open'),
          standing('same', 'missing'),
        ],
        fee: NO_FEE,
      },
      {
        findings: [],
        standings: [
          standing('site_plan', 'found'),
          standing('survey', 'missing'),
          standing('new', 'missing'),
          standing('same', 'open'),
        ],
        fee: { ...NO_FEE, verdict: 'matches', statedCents: 100, computedCents: 100 },
      },
    );
    expect(documents).toEqual([
      { documentId: 'site_plan', change: 'came' },
      { documentId: 'survey', change: 'went' },
      { documentId: 'old', change: 'dropped' },
      { documentId: 'new', change: 'asked' },
    ]);
  });

  it('say nothing of a run beside itself, and lose no finding between any two', () => {
    const run = fc.record({
      findings: fc
        .uniqueArray(fc.tuple(fc.constantFrom(...'abcdefgh'), fc.constantFrom(...SEVERITIES)), {
          selector: ([key]) => key,
        })
        .map((list) => list.map(([key, severity]) => finding(key, severity))),
      standings: fc
        .uniqueArray(fc.tuple(fc.constantFrom(...'wxyz'), fc.constantFrom(...STANDINGS)), {
          selector: ([id]) => id,
        })
        .map((list) => list.map(([id, is]) => standing(id, is))),
      fee: fc.constant(NO_FEE),
    });
    const keys = (findings: readonly { key: string }[]) => findings.map(({ key }) => key).sort();
    fc.assert(
      fc.property(run, run, (from: ComparedRun, to: ComparedRun) => {
        const same = compareRuns(from, from);
        expect([same.fixed, same.added, same.documents]).toEqual([[], [], []]);
        const { fixed, added, still } = compareRuns(from, to);
        const both = still.map((one) => one.finding);
        expect(keys([...fixed, ...both])).toEqual(keys(from.findings));
        expect(keys([...added, ...both])).toEqual(keys(to.findings));
      }),
    );
  });
});
