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

/** What these tell lies in the file itself and not in how a paper was understood. */
const EXACT: ReadonlySet<FindingRule> = new Set<FindingRule>([
  'file_unreadable',
  'form_not_flattened',
  'page_unreadable',
  'same_file_twice',
  'script_in_file',
]);

/** A rule only asks where it was wrong too often when it was certain, and where nobody else's papers have tried it. */
export function asRecorded(draft: Draft): Draft {
  const isFirm = draft.severity === 'critical' || draft.severity === 'major';
  if (!isFirm || EXACT.has(draft.rule)) return draft;
  const count = counts[draft.rule];
  const hasProved = count !== undefined && count.right >= count.all * MAY_BE_CERTAIN;
  return hasProved ? draft : { ...draft, severity: 'minor' };
}
