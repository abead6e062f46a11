import { z } from 'zod';
import { uploadLogo } from '@/lib/company/branding/mutations';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { fileBody } from '@/lib/edge/server/file-body';
import { logoProgram } from '@/lib/edge/server/logo-program';

/** A logo from our own page: its bytes are the body. */
export const PUT = browserRoute({
  name: 'uploadLogo',
  access: 'branding.manage',
  limit: 'write',
  params: z.object({}),
  query: z.object({}),
  upload: true,
  run: async (ctx, { request }) => {
    await uploadLogo(ctx, { ...fileBody(request), program: logoProgram() });
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  },
});

const refuse = refuseMethods('PUT');

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST };
