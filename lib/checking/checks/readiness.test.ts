import { describe, expect, it } from 'vitest';
import type { Finding } from '@/lib/checking/review/types';
import { computeReadiness, itemsMissing } from './readiness';
import type { MarkState } from './types';

const finding = (rule: Finding['rule'], severity: Finding['severity']) => ({ key: rule, rule, severity });
const marked = (key: string, state: MarkState) => new Map([[key, state]]);

describe('readiness', () => {
  it('counts what would send a package back', () => {
    const findings = [
      finding('address_differs', 'critical'),
      finding('scale_missing', 'major'),
      finding('sheet_not_in_index', 'minor'),
    ];
    expect(computeReadiness(findings, new Map())).toMatchObject({ ready: false, missing: 2, undecided: 0 });
    expect(computeReadiness(findings.slice(2), new Map())).toMatchObject({ ready: true, missing: 0 });
    expect(computeReadiness(findings, marked('scale_missing', 'fixed'))).toMatchObject({ missing: 1 });
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

  it('is never none missing while a question is open', () => {
    const open = [
      finding('undecided_document', 'info'),
      { ...finding('undecided_document', 'info'), key: 'b' },
    ];
    expect(itemsMissing(computeReadiness(open, new Map()))).toBe(2);
    expect(itemsMissing(computeReadiness([...open, finding('date_missing', 'major')], new Map()))).toBe(1);
    expect(itemsMissing(computeReadiness([], new Map()))).toBe(0);
  });
});
