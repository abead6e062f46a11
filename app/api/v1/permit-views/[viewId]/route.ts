import { toPermitView } from '@/lib/company/desk/to-api';
import { changeView, deleteView } from '@/lib/company/desk/views';
import { changePermitViewOperation, deletePermitViewOperation } from '@/lib/edge/api/operations/permit-desk';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(changePermitViewOperation, async (ctx, { params, body: { shared, ...body } }) =>
    toPermitView(await changeView(ctx, { ...params, ...body, isShared: shared })),
  ),
  handler(deletePermitViewOperation, (ctx, { params }) => deleteView(ctx, params)),
);
