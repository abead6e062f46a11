import { z } from 'zod';
import { findAttachmentContent } from '@/lib/checking/attachments/queries';
import { attachmentIdSchema } from '@/lib/checking/attachments/schema';
import { attachment } from '@/lib/checking/files/disposition';
import { fileKey } from '@/lib/checking/files/keys';
import { CONTENT_TYPES } from '@/lib/checking/files/types';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { fileStore } from '@/lib/edge/server/files';
import { AppError } from '@/lib/errors';

/** Somebody put it there: no browser runs any of it here. */
const SEALED = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, max-age=86400, immutable',
};

/** A document to be saved, or a photo to be shown: pictures whose content said that they are some. */
export const GET = browserRoute({
  name: 'getJobFile',
  access: 'projects.read',
  limit: 'read',
  params: z.object({ id: attachmentIdSchema }),
  query: z.object({ show: z.literal('1').optional() }),
  run: async (ctx, { params: { id }, query: { show } }) => {
    const file = await findAttachmentContent(ctx, { attachmentId: id });
    const content = file && (await fileStore().read(fileKey(file.companyId, file.hash)));
    if (!file || !content) throw new AppError('not_found', { detail: `no content of ${id}` });
    const shown = show === '1' && (file.type === 'png' || file.type === 'jpeg');
    return new Response(content.stream, {
      headers: {
        ...SEALED,
        'content-type': shown ? CONTENT_TYPES[file.type] : 'application/octet-stream',
        'content-length': String(content.bytes),
        ...(shown ? {} : { 'content-disposition': attachment(file.name) }),
      },
    });
  },
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
