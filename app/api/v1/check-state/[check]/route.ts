import { z } from 'zod';
import { toCheckState } from '@/components/checks/check-state';
import { getProgress } from '@/lib/checking/checks/queries';
import { checkIdSchema } from '@/lib/checking/checks/schema';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';

/** How far a check is, for its own page to ask while something is under way. */
export const GET = browserRoute({
  name: 'getCheckState',
  access: 'checks.read',
  limit: 'read',
  params: z.object({ check: checkIdSchema }),
  query: z.object({}),
  run: async (ctx, { params: { check: checkId } }) => {
    const progress = await getProgress(ctx, { checkId });
    return Response.json(toCheckState(progress), { headers: { 'cache-control': 'no-store' } });
  },
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
