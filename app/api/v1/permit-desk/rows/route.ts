import { z } from 'zod';
import { readPageRows } from '@/lib/company/desk/page-rows';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';

const said = z.string().max(1_000).optional();

/** The page of permits after the one that is shown. */
export const GET = browserRoute({
  name: 'getPermitRows',
  access: 'permits.read',
  limit: 'read',
  params: z.object({}),
  query: z.object({ q: said, sort: said, box: said, shape: said, after: z.string().min(1).max(1_000) }),
  run: async (ctx, { query: { after, ...query }, account }) => {
    const timeZone = account?.company?.timeZone ?? 'UTC';
    return Response.json(await readPageRows(ctx, { query: { q: '', ...query }, timeZone, after }), {
      headers: { 'cache-control': 'private, no-store' },
    });
  },
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
