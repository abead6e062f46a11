import { z } from 'zod';
import { findPlaces } from '@/lib/company/places/queries';
import { placesQuery } from '@/lib/company/places/schema';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';

/** What the command palette finds of the company's own, as it is typed. */
export const GET = browserRoute({
  name: 'findPlaces',
  access: 'permits.read',
  limit: 'read',
  params: z.object({}),
  query: placesQuery,
  run: async (ctx, { query }) =>
    Response.json(await findPlaces(ctx, query), { headers: { 'cache-control': 'no-store' } }),
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
