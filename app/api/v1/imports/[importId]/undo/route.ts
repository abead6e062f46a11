import { undoImport } from '@/lib/company/imports/mutations';
import { toImport } from '@/lib/company/imports/to-api';
import { undoImportOperation } from '@/lib/edge/api/operations/imports';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(undoImportOperation, async (ctx, { params }) => toImport(await undoImport(ctx, params))),
);
