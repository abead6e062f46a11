import { listDataExportsOperation, requestDataExportOperation } from '@/lib/edge/api/operations/privacy';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { listExports, requestExport } from '@/lib/site/privacy/exports';
import { toExport } from '@/lib/site/privacy/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listDataExportsOperation, async (ctx, _input, account) => ({
    items: (await listExports(ctx, { companyId: account?.company?.id ?? null })).map(toExport),
  })),
  handler(requestDataExportOperation, async (ctx, { body }, account) =>
    toExport(await requestExport(ctx, { ...body, companyId: account?.company?.id ?? null })),
  ),
);
