import type { ProjectPermit } from '@/lib/company/projects/view';
import type { Context } from '@/lib/context';
import { dayIn, knownZone } from '@/lib/platform/clock/zones';
import { feedRecord } from '@/lib/tracking/feeds/records';
import { expectIssue } from '@/lib/tracking/permits/expected';
import type { StatusBucket } from '@/lib/tracking/permits/types';
import { listIssueDays } from '@/lib/tracking/permits/usual';
import type { ClientPermit } from './view';

const IN_REVIEW: readonly StatusBucket[] = ['pending', 'action_required', 'ready_to_issue'];

/** The days between which half of those like it are issued, for each permit in review; the job's page counts the same. */
export async function expectedIssue(
  ctx: Context,
  permits: readonly ProjectPermit[],
): Promise<Map<number, ClientPermit['expected']>> {
  const found = new Map<number, ClientPermit['expected']>();
  for (const permit of permits) {
    const { id, appliedDate, statusBucket, citySlug } = permit;
    if (appliedDate === null || !IN_REVIEW.includes(statusBucket)) continue;
    const today = dayIn(knownZone(feedRecord(citySlug)?.timeZone ?? ''), ctx.now);
    const days = await listIssueDays(ctx, { ...permit, record: citySlug });
    const expected = expectIssue({ days, appliedOn: appliedDate, today });
    if (expected.kind === 'range')
      found.set(id, { from: expected.from50, to: expected.to50, permits: expected.count });
  }
  return found;
}
