import { toFile } from '@/lib/checking/checks/to-api';
import { uploadFile } from '@/lib/checking/checks/upload';
import { uploadCheckFileOperation } from '@/lib/edge/api/operations/checks';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { fileBody } from '@/lib/edge/server/file-body';
import { fileStore } from '@/lib/edge/server/files';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(uploadCheckFileOperation, async (ctx, { params, query }, _, request) => {
    const sent = { checkId: params.id, name: query.name, ...fileBody(request) };
    return toFile(await uploadFile(ctx, { ...sent, files: fileStore() }));
  }),
);
