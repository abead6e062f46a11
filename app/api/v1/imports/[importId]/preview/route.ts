import { previewImport } from '@/lib/company/imports/queries';
import { toImportPreview } from '@/lib/company/imports/to-api';
import { previewImportOperation } from '@/lib/edge/api/operations/imports';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(previewImportOperation, async (ctx, { params }) =>
    toImportPreview(await previewImport(ctx, params)),
  ),
);
