import { z } from 'zod';
import { uploadImport } from '@/lib/company/imports/mutations';
import { uploadImportSchema } from '@/lib/company/imports/schema';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { fileBody } from '@/lib/edge/server/file-body';

/** A list from our own page: its bytes are the body. */
export const PUT = browserRoute({
  name: 'uploadList',
  access: 'permits.bulk',
  limit: 'write',
  params: z.object({}),
  query: uploadImportSchema,
  upload: true,
  run: async (ctx, { query, request }) => {
    const draft = await uploadImport(ctx, { ...query, ...fileBody(request) });
    return Response.json(draft, { status: 201, headers: { 'cache-control': 'no-store' } });
  },
});

const refuse = refuseMethods('PUT');

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST };
