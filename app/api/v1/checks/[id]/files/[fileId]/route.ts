import { deleteCheckFileOperation } from '@/lib/api/operations/checks';
import { removeFile } from '@/lib/checks/files';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(deleteCheckFileOperation, (ctx, { params }) =>
    removeFile(ctx, { checkId: params.id, fileId: params.fileId }),
  ),
);
