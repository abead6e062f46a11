import type { Finding, Severity } from '@/lib/review/types';
import type { MarkState } from './types';

/** How a package stands: ready to submit, or so many items missing. It never says "approved": the city decides. */
export interface Readiness {
  ready: boolean;
  /** Critical and major findings that are neither mended nor dismissed. */
  missing: number;
  /** Documents that hang on an answer, or may be among pages nobody could tell: until then nobody can say that it is ready. */
  undecided: number;
  /** All that are open, by how bad they are. */
  open: Readonly<Record<Severity, number>>;
}

/** What is not so by being said to be: a missing document is not there, an open question not answered. */
const NOT_FIXED_BY_WORD: ReadonlySet<Finding['rule']> = new Set(['missing_document', 'undecided_document']);

/** A finding counts until somebody says it is fixed or does not apply; some until they do not apply. */
export function readinessOf(
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

/** How many items stand in the way of submitting; answers count where nothing else does. 0 is ready, or not judged yet. */
export function itemsMissing(readiness: Readiness | null): number {
  if (readiness === null || readiness.ready) return 0;
  return readiness.missing > 0 ? readiness.missing : Math.max(readiness.undecided, 1);
}
