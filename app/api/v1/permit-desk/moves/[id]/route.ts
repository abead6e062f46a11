import { z } from 'zod';
import { listMoves } from '@/lib/company/desk/peek';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { permitIdSchema } from '@/lib/tracking/permits/schema';

/** What moved last on a permit that is open beside the list. */
export const GET = browserRoute({
  name: 'getPermitMoves',
  access: 'permits.read',
  limit: 'read',
  params: z.object({ id: permitIdSchema }),
  query: z.object({}),
  run: async (ctx, { params: { id } }) =>
    Response.json(await listMoves(ctx, id), { headers: { 'cache-control': 'private, no-store' } }),
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
