import { getCreditsOperation } from '@/lib/api/operations/credits';
import { PLAN_FACTS } from '@/lib/billing/plan-facts';
import { findBalance } from '@/lib/credits/queries';
import { toCredits } from '@/lib/credits/to-api';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getCreditsOperation, async (ctx) => {
    const { tier } = ctx.actor;
    return toCredits(await findBalance(ctx), tier === null ? null : PLAN_FACTS[tier].extraChecks);
  }),
);
