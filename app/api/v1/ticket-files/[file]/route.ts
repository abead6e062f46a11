import { z } from 'zod';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { fileStore } from '@/lib/edge/server/files';
import { sealedFile } from '@/lib/edge/server/sealed';
import { AppError } from '@/lib/errors';
import { findTicketFile } from '@/lib/site/support/files';
import { ticketFileIdSchema } from '@/lib/site/support/schema';

/** A file of a ticket as it was sent, to be saved. */
export const GET = browserRoute({
  name: 'getTicketFile',
  access: 'support.use',
  limit: 'read',
  params: z.object({ file: ticketFileIdSchema }),
  query: z.object({}),
  run: async (ctx, { params: { file: fileId } }) => {
    const file = await findTicketFile(ctx, { fileId });
    const content = file && (await fileStore().read(file.key));
    if (!file || !content) throw new AppError('not_found', { detail: `file ${fileId}` });
    return sealedFile(content.stream, { name: file.name, bytes: content.bytes });
  },
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
