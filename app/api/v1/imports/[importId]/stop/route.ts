import { stopImport } from '@/lib/company/imports/mutations';
import { toImport } from '@/lib/company/imports/to-api';
import { stopImportOperation } from '@/lib/edge/api/operations/imports';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(stopImportOperation, async (ctx, { params }) => toImport(await stopImport(ctx, params))),
);
