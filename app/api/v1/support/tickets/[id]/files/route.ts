import { uploadTicketFileOperation } from '@/lib/edge/api/operations/support';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { fileBody } from '@/lib/edge/server/file-body';
import { fileStore } from '@/lib/edge/server/files';
import { addTicketFile } from '@/lib/site/support/files';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(uploadTicketFileOperation, (ctx, { params, query: { message_id: entryId, name } }, _, request) =>
    addTicketFile(ctx, { ticketId: params.id, entryId, name, ...fileBody(request), files: fileStore() }),
  ),
);
