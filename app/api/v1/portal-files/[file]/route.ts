import { z } from 'zod';
import { findPortalAttachmentContent } from '@/lib/checking/attachments/queries';
import { attachmentIdSchema } from '@/lib/checking/attachments/schema';
import { fileKey } from '@/lib/checking/files/keys';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { fileStore } from '@/lib/edge/server/files';
import { sealedFile } from '@/lib/edge/server/sealed';
import { AppError } from '@/lib/errors';

/** A paper or a photo that is shared with the subcontractor, to be saved. */
export const GET = browserRoute({
  name: 'getPortalFile',
  access: 'portal.read',
  limit: 'read',
  params: z.object({ file: attachmentIdSchema }),
  query: z.object({}),
  run: async (ctx, { params: { file: attachmentId } }) => {
    const file = await findPortalAttachmentContent(ctx, { attachmentId });
    const content = file && (await fileStore().read(fileKey(file.companyId, file.hash)));
    if (!file || !content) throw new AppError('not_found', { detail: `file ${attachmentId}` });
    return sealedFile(content.stream, { name: file.name, bytes: content.bytes });
  },
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
