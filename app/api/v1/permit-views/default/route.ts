import { setDefaultView } from '@/lib/company/desk/views';
import { setDefaultPermitViewOperation } from '@/lib/edge/api/operations/permit-desk';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(setDefaultPermitViewOperation, (ctx, { body }) =>
    setDefaultView(ctx, { viewId: body.view, forAll: body.for_all }),
  ),
);
