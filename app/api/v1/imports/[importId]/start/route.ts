import { startImport } from '@/lib/company/imports/mutations';
import { toImport } from '@/lib/company/imports/to-api';
import { startImportOperation } from '@/lib/edge/api/operations/imports';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(startImportOperation, async (ctx, { params }) => toImport(await startImport(ctx, params))),
);
