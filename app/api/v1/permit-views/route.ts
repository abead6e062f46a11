import { toPermitView } from '@/lib/company/desk/to-api';
import { listViews, saveView } from '@/lib/company/desk/views';
import { listPermitViewsOperation, savePermitViewOperation } from '@/lib/edge/api/operations/permit-desk';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listPermitViewsOperation, async (ctx) => ({ items: (await listViews(ctx)).map(toPermitView) })),
  handler(savePermitViewOperation, (ctx, { body: { name, address, shared } }) =>
    saveView(ctx, { name, address, isShared: shared }),
  ),
);
