import { z } from 'zod';
import { writeExtensionLetter } from '@/lib/company/today/extension-letter';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';

/** The letter that asks a city for more time, for our own pages to offer. */
export const GET = browserRoute({
  name: 'getExtensionLetter',
  access: 'permits.read',
  limit: 'read',
  params: z.object({ permit: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  query: z.object({}),
  run: async (ctx, { params: { permit } }) => {
    const { name, bytes } = await writeExtensionLetter(ctx, { permitId: permit });
    return new Response(bytes, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      },
    });
  },
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
