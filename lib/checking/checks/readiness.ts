import type { Finding, Severity } from '@/lib/checking/review/types';
import type { MarkState } from './types';

/**
 * A package's readiness: ready to submit, or a number of missing items. Never "approved", because the city
 * decides.
 */
export interface Readiness {
  ready: boolean;
  /** Open critical and major findings. */
  missing: number;
  /** Documents whose requirement depends on an open answer, or that may be among unclear pages. */
  undecided: number;
  /** All that are open, by how bad they are. */
  open: Readonly<Record<Severity, number>>;
}

/** Findings that cannot be marked as fixed, only dismissed: missing documents and open questions. */
const NOT_FIXED_BY_WORD: ReadonlySet<Finding['rule']> = new Set(['missing_document', 'undecided_document']);

/** A finding counts until it is marked as fixed or dismissed; some only until dismissed. */
export function computeReadiness(
  findings: readonly Pick<Finding, 'key' | 'rule' | 'severity'>[],
  marks: ReadonlyMap<string, MarkState>,
): Readiness {
  const open: Record<Severity, number> = { critical: 0, major: 0, minor: 0, info: 0 };
  let undecided = 0;
  for (const { key, rule, severity } of findings) {
    const mark = marks.get(key) ?? 'open';
    if (mark === 'dismissed' || (mark === 'fixed' && !NOT_FIXED_BY_WORD.has(rule))) continue;
    open[severity] += 1;
    if (NOT_FIXED_BY_WORD.has(rule) && severity !== 'critical' && severity !== 'major') undecided += 1;
  }
  const missing = open.critical + open.major;
  return { ready: missing === 0 && undecided === 0, missing, undecided, open };
}

/**
 * The number of items before submission: findings first, else open answers. 0 is ready, or not judged yet.
 */
export function itemsMissing(readiness: Readiness | null): number {
  if (readiness === null || readiness.ready) return 0;
  return readiness.missing > 0 ? readiness.missing : Math.max(readiness.undecided, 1);
}
