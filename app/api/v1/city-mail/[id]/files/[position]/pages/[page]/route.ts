import { z } from 'zod';
import { findMailFile } from '@/lib/checking/city-mail/queries';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { pagePicture } from '@/lib/edge/server/page-picture';
import { idSchema } from '@/lib/identity/accounts/schema';

/** The picture of a page that came with a city's mail. */
export const GET = browserRoute({
  name: 'getCityMailPage',
  access: 'mail.read',
  limit: 'read',
  params: z.object({
    id: idSchema,
    position: z.coerce.number().int().min(0).max(100),
    page: z.coerce.number().int().min(1).max(200),
  }),
  query: z.object({}),
  run: async (ctx, { params: { id, position, page } }) =>
    pagePicture(await findMailFile(ctx, { mailId: id, position }), page),
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
