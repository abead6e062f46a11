import { z } from 'zod';
import { addPortalAttachment } from '@/lib/checking/attachments/mutations';
import { addAttachmentSchema } from '@/lib/checking/attachments/schema';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { fileBody } from '@/lib/edge/server/file-body';
import { fileStore } from '@/lib/edge/server/files';

/** A paper or a photo of a subcontractor, to what was given to them: its bytes are the body. */
export const PUT = browserRoute({
  name: 'uploadPortalFile',
  access: 'portal.read',
  limit: 'write',
  params: z.object({}),
  query: addAttachmentSchema,
  upload: true,
  run: async (ctx, { query, request }) => {
    const file = await addPortalAttachment(ctx, { ...query, ...fileBody(request), files: fileStore() });
    return Response.json(file, { status: 201, headers: { 'cache-control': 'no-store' } });
  },
});

const refuse = refuseMethods('PUT');

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST };
