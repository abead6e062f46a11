import { removeAttachment, updateAttachment } from '@/lib/checking/attachments/mutations';
import { deleteJobFileOperation, updateJobFileOperation } from '@/lib/edge/api/operations/jobs';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(updateJobFileOperation, (ctx, { params: { id }, body }) =>
    updateAttachment(ctx, { ...body, attachmentId: id }),
  ),
  handler(deleteJobFileOperation, (ctx, { params: { id } }) => removeAttachment(ctx, { attachmentId: id })),
);
