import type { Finding, Severity } from '@/lib/checking/review/types';
import type { MarkState } from './types';

/**
 * A package's readiness: ready to submit, or a number of missing papers, things to correct and open questions. Never
 * "approved", because the city decides.
 */
export interface Readiness {
  ready: boolean;
  /** Required papers that were not found. */
  missing: number;
  /** Other critical and major findings: what the papers say has to be put right. */
  incorrect: number;
  /** Documents that hang on an open answer, or may be among unclear pages, and doubts about what the papers say. */
  undecided: number;
  /** All that are open, by how bad they are. */
  open: Readonly<Record<Severity, number>>;
}

/** Findings that cannot be marked as fixed, only dismissed: missing documents and open questions. */
const NOT_FIXED_BY_WORD: ReadonlySet<Finding['rule']> = new Set(['missing_document', 'undecided_document']);

type Judged = Pick<Finding, 'key' | 'rule' | 'severity'>;

/**
 * A finding counts until it is marked as fixed or dismissed, or said to be wrong; some only until dismissed or said to
 * be wrong.
 */
export function computeReadiness(
  findings: readonly Judged[],
  marks: ReadonlyMap<string, MarkState>,
  wrong: ReadonlySet<string> = new Set(),
): Readiness {
  const open: Record<Severity, number> = { critical: 0, major: 0, minor: 0, info: 0 };
  const counts = { missing: 0, incorrect: 0, undecided: 0 };
  for (const finding of findings) {
    const { key, rule, severity } = finding;
    const mark = marks.get(key) ?? 'open';
    if (wrong.has(key) || mark === 'dismissed' || (mark === 'fixed' && !NOT_FIXED_BY_WORD.has(rule)))
      continue;
    open[severity] += 1;
    if (NOT_FIXED_BY_WORD.has(rule)) counts[isFirm(finding) ? 'missing' : 'undecided'] += 1;
    else if (isFirm(finding)) counts.incorrect += 1;
    else if (isDoubt(finding)) counts.undecided += 1;
  }
  const ready = counts.missing + counts.incorrect + counts.undecided === 0;
  return { ready, ...counts, open };
}

/** Whether a finding is told as certain; what is not is a question or a remark. */
export function isFirm({ severity }: Pick<Finding, 'severity'>): boolean {
  return severity === 'critical' || severity === 'major';
}

/** Whether a finding may be wrong, and matters if it is not: what is less is a remark. */
export function isDoubt({ severity }: Pick<Finding, 'severity'>): boolean {
  return severity === 'minor';
}

/** What a line says of a result: papers that are missing first, else what is to be put right, else what is open. */
export type Verdict = 'ready' | 'missing' | 'incorrect' | 'undecided';

export function getVerdict(readiness: Readiness | null): { verdict: Verdict; count: number } {
  const verdict = (['missing', 'incorrect', 'undecided'] as const).find((one) => (readiness?.[one] ?? 0) > 0);
  return verdict ? { verdict, count: readiness?.[verdict] ?? 0 } : { verdict: 'ready', count: 0 };
}
