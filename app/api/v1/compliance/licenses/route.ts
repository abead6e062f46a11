import { getLicenceWatch } from '@/lib/company/compliance/licences';
import { toLicenceWatch } from '@/lib/company/compliance/to-api';
import { listWatchedLicensesOperation } from '@/lib/edge/api/operations/compliance';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listWatchedLicensesOperation, async (ctx) => toLicenceWatch(await getLicenceWatch(ctx))),
);
