/** Keeps how often each rule was right where it was certain. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sumByRule } from './figures';
import type { JudgedPackage } from './judge';

const FILE = join(import.meta.dirname, '../../../../lib/checking/review/rule-counts.ts');

export async function writeRuleCounts(judged: readonly JudgedPackage[]): Promise<void> {
  const rows = sumByRule(judged)
    .filter(({ firm }) => firm.all > 0)
    .map(({ rule, firm }) => `  ${rule}: { right: ${firm.right}, all: ${firm.all} },`);
  const text = [
    "import type { RuleCounts } from './rule-record';",
    '',
    '/** Written by `npm run eval:checks -- --sets --record`. */',
    'export const RULE_COUNTS: RuleCounts = {',
    ...rows,
    '};',
    '',
  ].join('\n');
  await writeFile(FILE, text);
}
