import type { Context } from '@/lib/context';
import { utcDay } from '@/lib/platform/clock/days';
import { PLANS, smallestPlanFor } from '@/lib/providers/billing/plans';
import type { MailSettings } from '@/lib/providers/mail/types';
import { listBusyYears } from '@/lib/tracking/permits/allowance';
import { yearState } from '@/lib/tracking/permits/year';
import { sendBillingNotice } from './notices';

/**
 * Mails owners whose permits a year are nearly or wholly used, once each a year and plan. A failure is retried by the
 * next run.
 */
export async function tellOfPermitsUsed(
  ctx: Context,
  { mail, signal }: { mail: MailSettings; signal?: AbortSignal },
): Promise<{ sent: number; failed: number }> {
  const result = { sent: 0, failed: 0 };
  for (const { companyId, ...year } of await listBusyYears(ctx)) {
    const state = yearState(year);
    if (signal?.aborted) break;
    if (state === null || year.tier === null) continue;
    const { tier, used, limit, from, until } = year;
    const larger = smallestPlanFor('permitsPerYear', Math.max(used, limit) + 1);
    try {
      const sent = await sendBillingNotice(ctx, {
        companyId,
        notice: `permits_${state}:${tier}:${utcDay(from)}`,
        template: 'permitsUsed',
        props: {
          tier,
          used,
          limit,
          until,
          larger: larger && { tier: larger, limit: PLANS[larger].permitsPerYear },
        },
        mail,
      });
      if (sent) result.sent += 1;
    } catch (error) {
      result.failed += 1;
      ctx.log.error({ err: error, companyId }, 'Notice of used permits failed');
    }
  }
  return result;
}
