import type { RuleCounts } from './rule-record';

/** Written by `npm run eval:checks -- --sets --record`. */
export const RULE_COUNTS: RuleCounts = {};
