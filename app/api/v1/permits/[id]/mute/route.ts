import { mutePermit, watchPermit } from '@/lib/company/desk/mutes';
import { mutePermitOperation, watchPermitOperation } from '@/lib/edge/api/operations/permit-desk';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(mutePermitOperation, (ctx, { params }) => mutePermit(ctx, { permitId: params.id })),
  handler(watchPermitOperation, (ctx, { params }) => watchPermit(ctx, { permitId: params.id })),
);
