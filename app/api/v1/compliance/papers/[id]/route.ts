import { setAsidePaper } from '@/lib/checking/papers/decide';
import { setAsideCompliancePaperOperation } from '@/lib/edge/api/operations/compliance';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(setAsideCompliancePaperOperation, (ctx, { params }) => setAsidePaper(ctx, { paperId: params.id })),
);
