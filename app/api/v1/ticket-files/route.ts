import { z } from 'zod';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { fileBody } from '@/lib/edge/server/file-body';
import { fileStore } from '@/lib/edge/server/files';
import { addTicketFile } from '@/lib/site/support/files';
import { ticketUploadSchema } from '@/lib/site/support/schema';

/** A file from one of our pages into a message of a ticket. */
export const PUT = browserRoute({
  name: 'uploadTicketFile',
  access: 'support.use',
  limit: 'write',
  params: z.object({}),
  query: ticketUploadSchema,
  upload: true,
  run: async (ctx, { query: { ticket, entry, name }, request }) => {
    const sent = { ticketId: ticket, entryId: entry, name, ...fileBody(request) };
    const file = await addTicketFile(ctx, { ...sent, files: fileStore() });
    return Response.json(file, { status: 201, headers: { 'cache-control': 'no-store' } });
  },
});

const refuse = refuseMethods('PUT');

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST };
