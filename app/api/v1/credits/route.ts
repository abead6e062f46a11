import { getCreditsOperation } from '@/lib/edge/api/operations/credits';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { PLAN_FACTS } from '@/lib/providers/billing/plan-facts';
import { findBalance } from '@/lib/sales/credits/queries';
import { toCredits } from '@/lib/sales/credits/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getCreditsOperation, async (ctx) => {
    const { tier } = ctx.actor;
    return toCredits(await findBalance(ctx), tier === null ? null : PLAN_FACTS[tier].extraChecks);
  }),
);
