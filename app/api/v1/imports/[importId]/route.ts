import { dropImport, mapImport } from '@/lib/company/imports/mutations';
import { getImport, previewImport } from '@/lib/company/imports/queries';
import { toImport, toImportPreview } from '@/lib/company/imports/to-api';
import {
  dropImportOperation,
  getImportOperation,
  mapImportOperation,
} from '@/lib/edge/api/operations/imports';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getImportOperation, async (ctx, { params }) => toImport(await getImport(ctx, params))),
  handler(mapImportOperation, async (ctx, { params, body }) => {
    await mapImport(ctx, { ...params, ...body });
    return toImportPreview(await previewImport(ctx, params));
  }),
  handler(dropImportOperation, (ctx, { params }) => dropImport(ctx, params)),
);
