import { z } from 'zod';
import { attachment } from '@/lib/checking/files/disposition';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { fileStore } from '@/lib/edge/server/files';
import { takeExport } from '@/lib/site/privacy/exports';
import { exportIdSchema } from '@/lib/site/privacy/schema';

/** The archive for the session in which the password was just given; nothing in the address opens it. */
export const GET = browserRoute({
  name: 'takeDataExport',
  access: 'account.own',
  limit: 'read',
  params: z.object({ id: exportIdSchema }),
  query: z.object({}),
  run: async (ctx, { params: { id } }) => {
    const { name, bytes, stream } = await takeExport(ctx, { exportId: id, files: fileStore() });
    return new Response(stream, {
      headers: {
        'content-type': 'application/zip',
        'content-length': String(bytes),
        'content-disposition': attachment(name),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      },
    });
  },
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
