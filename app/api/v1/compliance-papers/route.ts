import { z } from 'zod';
import { uploadPaper } from '@/lib/checking/papers/upload';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { fileBody } from '@/lib/edge/server/file-body';
import { fileStore } from '@/lib/edge/server/files';
import { idSchema } from '@/lib/identity/accounts/schema';

/** A paper of compliance from one of our pages: its bytes are the body. */
export const PUT = browserRoute({
  name: 'uploadCompliancePaper',
  access: 'compliance.manage',
  limit: 'write',
  params: z.object({}),
  query: z.object({ name: z.string().min(1).max(1_000), subcontractor: idSchema.optional() }),
  upload: true,
  run: async (ctx, { query: { name, subcontractor }, request }) => {
    const paper = await uploadPaper(ctx, {
      name,
      subcontractorId: subcontractor ?? null,
      ...fileBody(request),
      files: fileStore(),
    });
    return Response.json(paper, { status: 201, headers: { 'cache-control': 'no-store' } });
  },
});

const refuse = refuseMethods('PUT');

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST };
