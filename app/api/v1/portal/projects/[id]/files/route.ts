import { addPortalAttachment } from '@/lib/checking/attachments/mutations';
import { uploadPortalProjectFileOperation } from '@/lib/edge/api/operations/portal-work';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { fileBody } from '@/lib/edge/server/file-body';
import { fileStore } from '@/lib/edge/server/files';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(uploadPortalProjectFileOperation, (ctx, { params, query }, _, request) => {
    const { request_key: requestKey, ...file } = query;
    const sent = { ...file, requestKey, projectId: params.id, ...fileBody(request) };
    return addPortalAttachment(ctx, { ...sent, files: fileStore() });
  }),
);
