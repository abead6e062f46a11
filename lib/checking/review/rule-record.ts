import type { Draft } from './draft';
import { RULE_COUNTS } from './rule-counts';
import type { FindingRule } from './types';

/** How often what a rule told as certain was right, on packages by other hands. */
export interface RuleCount {
  readonly right: number;
  readonly all: number;
}

export type RuleCounts = { readonly [R in FindingRule]?: RuleCount };

/** Share from which a rule may be certain. */
const MAY_BE_CERTAIN = 0.9;

let counts: RuleCounts = RULE_COUNTS;

/** For measuring: what the rules would say by themselves, with no counts. */
export function setRuleCounts(other: RuleCounts): void {
  counts = other;
}

/** A rule that was wrong too often where it was certain only asks. */
export function asRecorded(draft: Draft): Draft {
  const count = counts[draft.rule];
  const isFirm = draft.severity === 'critical' || draft.severity === 'major';
  if (!isFirm || !count || count.right >= count.all * MAY_BE_CERTAIN) return draft;
  return { ...draft, severity: 'minor' };
}
