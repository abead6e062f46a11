import type { Context, UserActor } from '@/lib/context';
import { requireAttempt } from './throttle';

const DAY_MS = 24 * 60 * 60_000;

/** What a company may make in a day, with a plan and without; invitations have `THROTTLES.invite`. */
export const COMPANY_CAPS = {
  checks: { plan: 300, planless: 20 },
  rounds: { plan: 300, planless: 20 },
  shares: { plan: 200, planless: 20 },
  tickets: { plan: 100, planless: 20 },
  handPermits: { plan: 500, planless: 20 },
  imports: { plan: 50, planless: 5 },
  projects: { plan: 500, planless: 20 },
  tasks: { plan: 2_000, planless: 50 },
  notes: { plan: 2_000, planless: 50 },
  uploads: { plan: 1_000, planless: 100 },
  logos: { plan: 50, planless: 5 },
} as const;
export type Capped = keyof typeof COMPANY_CAPS;

/**
 * Counts one that is about to be made. Call it outside the transaction that makes it, so that tries count too.
 * @throws AppError `rate_limited` for one too many
 */
export async function requireCompanyCap(ctx: Context<UserActor>, made: Capped): Promise<void> {
  const { companyId, tier } = ctx.actor;
  const attempts = COMPANY_CAPS[made][tier === null ? 'planless' : 'plan'];
  await requireAttempt(ctx, { name: `made.${made}`, attempts, windowMs: DAY_MS }, companyId);
}
