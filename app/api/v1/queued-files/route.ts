import { z } from 'zod';
import { addAttachment } from '@/lib/checking/attachments/mutations';
import { addAttachmentSchema } from '@/lib/checking/attachments/schema';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { fileBody } from '@/lib/edge/server/file-body';
import { fileStore } from '@/lib/edge/server/files';

/** A photo or paper from a device: into a job, a permit or a task, once by its request key. */
export const PUT = browserRoute({
  name: 'addQueuedFile',
  access: 'projects.change',
  limit: 'write',
  params: z.object({}),
  query: addAttachmentSchema,
  upload: true,
  run: async (ctx, { query, request }) => {
    const added = await addAttachment(ctx, { ...query, ...fileBody(request), files: fileStore() });
    return Response.json(added, { status: 201, headers: { 'cache-control': 'no-store' } });
  },
});

const refuse = refuseMethods('PUT');

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST };
