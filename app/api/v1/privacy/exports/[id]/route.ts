import { getDataExportOperation } from '@/lib/edge/api/operations/privacy';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { getExport } from '@/lib/site/privacy/exports';
import { toExport } from '@/lib/site/privacy/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getDataExportOperation, async (ctx, { params }) =>
    toExport(await getExport(ctx, { exportId: params.id })),
  ),
);
