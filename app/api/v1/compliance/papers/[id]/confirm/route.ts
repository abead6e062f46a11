import { confirmAsRead } from '@/lib/checking/papers/confirm-as-read';
import { confirmCompliancePaperOperation } from '@/lib/edge/api/operations/compliance';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(confirmCompliancePaperOperation, (ctx, { params, body }) =>
    confirmAsRead(ctx, { paperId: params.id, subcontractorId: body.subcontractor_id }),
  ),
);
