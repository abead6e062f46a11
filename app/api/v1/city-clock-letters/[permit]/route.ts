import { z } from 'zod';
import { writeClockLetter } from '@/lib/company/city-clock/letter';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';

/** The letter that asks a city for the answer it owes, for our own pages to offer. */
export const GET = browserRoute({
  name: 'getClockLetter',
  access: 'permits.read',
  limit: 'read',
  params: z.object({ permit: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  query: z.object({}),
  run: async (ctx, { params: { permit } }) => {
    const { name, bytes } = await writeClockLetter(ctx, { permitId: permit });
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
