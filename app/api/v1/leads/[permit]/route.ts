import { changeLead } from '@/lib/company/prospects/mutations';
import { changeLeadOperation } from '@/lib/edge/api/operations/prospects';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(changeLeadOperation, (ctx, { params, body }) =>
    changeLead(ctx, { permitId: params.permit, ...body }),
  ),
);
