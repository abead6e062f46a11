import { eq } from 'drizzle-orm';
import { checkFindings } from '@/db/schema';
import { storable } from '@/db/storable';
import type { Finding } from '@/lib/checking/review/types';
import type { Context } from '@/lib/context';

/** More than anybody reads; the worst come first. */
const MAX_FINDINGS = 2_000;
/** Maximum rows per insert statement. */
const INSERTED_AT_ONCE = 500;

export async function insertFindings(
  ctx: Context,
  runId: string,
  findings: readonly Finding[],
): Promise<void> {
  const rows = findings.slice(0, MAX_FINDINGS).map((finding, position) => ({
    runId,
    key: finding.key,
    position,
    rule: finding.rule,
    severity: finding.severity,
    finding: storable(finding),
  }));
  for (let from = 0; from < rows.length; from += INSERTED_AT_ONCE)
    await ctx.db.insert(checkFindings).values(rows.slice(from, from + INSERTED_AT_ONCE));
}

/** Puts other findings in the place of a run's. */
export async function replaceFindings(
  ctx: Context,
  runId: string,
  findings: readonly Finding[],
): Promise<void> {
  await ctx.db.delete(checkFindings).where(eq(checkFindings.runId, runId));
  await insertFindings(ctx, runId, findings);
}
