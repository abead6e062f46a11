import type { Finding, Severity } from '@/lib/review/types';
import type { MarkState } from './types';

/** How a package stands: ready to submit, or so many items missing. It never says "approved": the city decides. */
export interface Readiness {
  ready: boolean;
  /** Critical and major findings that are neither mended nor dismissed. */
  missing: number;
  /** Documents that hang on a question nobody answered: until then nobody can say that it is ready. */
  undecided: number;
  /** All that are open, by how bad they are. */
  open: Readonly<Record<Severity, number>>;
}

/**
 * A finding counts until somebody says it is fixed or does not apply. A document that is missing is not there by being
 * said to be: only a dismissal takes it off.
 */
export function readinessOf(
  findings: readonly Pick<Finding, 'key' | 'rule' | 'severity'>[],
  marks: ReadonlyMap<string, MarkState>,
): Readiness {
  const open: Record<Severity, number> = { critical: 0, major: 0, minor: 0, info: 0 };
  let undecided = 0;
  for (const { key, rule, severity } of findings) {
    const mark = marks.get(key) ?? 'open';
    if (mark === 'dismissed' || (mark === 'fixed' && rule !== 'missing_document')) continue;
    open[severity] += 1;
    if (rule === 'undecided_document') undecided += 1;
  }
  const missing = open.critical + open.major;
  return { ready: missing === 0 && undecided === 0, missing, undecided, open };
}
