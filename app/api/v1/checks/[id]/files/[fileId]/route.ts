import { removeFile } from '@/lib/checking/checks/files';
import { deleteCheckFileOperation } from '@/lib/edge/api/operations/checks';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(deleteCheckFileOperation, (ctx, { params }) =>
    removeFile(ctx, { checkId: params.id, fileId: params.fileId }),
  ),
);
