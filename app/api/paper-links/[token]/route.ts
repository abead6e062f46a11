import { z } from 'zod';
import { uploadByLink } from '@/lib/checking/papers/upload';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { fileBody } from '@/lib/edge/server/file-body';
import { fileStore } from '@/lib/edge/server/files';

/** A paper from somebody who has a link and no account. */
export const PUT = browserRoute({
  name: 'uploadPaperByLink',
  access: 'public',
  limit: 'public',
  params: z.object({ token: z.string().min(20).max(100) }),
  query: z.object({ name: z.string().min(1).max(1_000) }),
  upload: true,
  run: async (ctx, { params: { token }, query: { name }, request }) => {
    await uploadByLink(ctx, { token, name, ...fileBody(request), files: fileStore() });
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  },
});

const refuse = refuseMethods('PUT');

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST };
