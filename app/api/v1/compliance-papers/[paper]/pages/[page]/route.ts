import { z } from 'zod';
import { findPaper } from '@/lib/checking/papers/queries';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { pagePicture } from '@/lib/edge/server/page-picture';
import { idSchema } from '@/lib/identity/accounts/schema';

/** The picture of a paper's page, for the company that has it. */
export const GET = browserRoute({
  name: 'getCompliancePage',
  access: 'compliance.read',
  limit: 'read',
  params: z.object({ paper: idSchema, page: z.coerce.number().int().min(1).max(200) }),
  query: z.object({}),
  run: async (ctx, { params: { paper, page } }) =>
    pagePicture(await findPaper(ctx, { paperId: paper }), page),
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
