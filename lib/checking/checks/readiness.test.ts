import { describe, expect, it } from 'vitest';
import type { Finding } from '@/lib/checking/review/types';
import { computeReadiness, getVerdict } from './readiness';
import type { MarkState } from './types';

const finding = (rule: Finding['rule'], severity: Finding['severity']) => ({ key: rule, rule, severity });
const marked = (key: string, state: MarkState) => new Map([[key, state]]);

describe('readiness', () => {
  it('counts missing papers apart from what is to be put right', () => {
    const findings = [
      finding('missing_document', 'critical'),
      finding('address_differs', 'critical'),
      finding('scale_missing', 'major'),
      finding('sheet_not_in_index', 'minor'),
    ];
    const counts = (given: typeof findings, marks = new Map<string, MarkState>(), wrong: string[] = []) => {
      const { missing, incorrect, undecided } = computeReadiness(given, marks, new Set(wrong));
      return { missing, incorrect, undecided };
    };
    expect(counts(findings)).toEqual({ missing: 1, incorrect: 2, undecided: 1 });
    expect(counts(findings, marked('scale_missing', 'fixed'))).toMatchObject({ incorrect: 1 });
    expect(counts(findings, new Map(), ['missing_document', 'scale_missing'])).toEqual({
      missing: 0,
      incorrect: 1,
      undecided: 1,
    });
  });

  it('is not there while a doubt is open, though a remark is none', () => {
    const doubt = [finding('license_class_wrong', 'minor'), finding('page_upside_down', 'info')];
    expect(computeReadiness(doubt, new Map())).toMatchObject({ ready: false, undecided: 1 });
    expect(computeReadiness(doubt, marked('license_class_wrong', 'fixed')).ready).toBe(true);
  });

  it.each([
    ['missing_document', 'critical'],
    ['undecided_document', 'info'],
  ] as const)('%s is not fixed by saying so, but may not apply', (rule, severity) => {
    const findings = [finding(rule, severity)];
    expect(computeReadiness(findings, new Map()).ready).toBe(false);
    expect(computeReadiness(findings, marked(rule, 'fixed')).ready).toBe(false);
    expect(computeReadiness(findings, marked(rule, 'dismissed')).ready).toBe(true);
  });

  it('is not there while a required document may be among pages nobody could tell', () => {
    expect(computeReadiness([finding('missing_document', 'minor')], new Map())).toMatchObject({
      ready: false,
      missing: 0,
      undecided: 1,
    });
  });

  it('is told by what is missing, else by what is to be put right, else by what is open', () => {
    const open = [
      finding('undecided_document', 'info'),
      { ...finding('undecided_document', 'info'), key: 'b' },
    ];
    const verdict = (findings: typeof open) => getVerdict(computeReadiness(findings, new Map()));
    expect(verdict(open)).toEqual({ verdict: 'undecided', count: 2 });
    const incorrect = [...open, finding('date_missing', 'major')];
    expect(verdict(incorrect)).toEqual({ verdict: 'incorrect', count: 1 });
    expect(verdict([...incorrect, finding('missing_document', 'critical')])).toEqual({
      verdict: 'missing',
      count: 1,
    });
    expect(verdict([])).toEqual({ verdict: 'ready', count: 0 });
    expect(getVerdict(null)).toEqual({ verdict: 'ready', count: 0 });
  });
});
