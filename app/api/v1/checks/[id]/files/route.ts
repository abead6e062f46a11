import { uploadCheckFileOperation } from '@/lib/api/operations/checks';
import { toFile } from '@/lib/checks/to-api';
import { uploadFile } from '@/lib/checks/upload';
import { handler, routeHandlers } from '@/lib/server/api';
import { fileBody } from '@/lib/server/file-body';
import { fileStore } from '@/lib/server/files';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(uploadCheckFileOperation, async (ctx, { params, query }, _, request) => {
    const sent = { checkId: params.id, name: query.name, ...fileBody(request) };
    return toFile(await uploadFile(ctx, { ...sent, files: fileStore() }));
  }),
);
