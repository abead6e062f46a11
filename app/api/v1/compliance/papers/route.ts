import { listOpenPapers } from '@/lib/checking/papers/queries';
import { listCompliancePapersOperation } from '@/lib/edge/api/operations/compliance';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listCompliancePapersOperation, async (ctx) => ({
    items: (await listOpenPapers(ctx)).map(({ id, name, subcontractorId, state, kind, createdAt }) => ({
      id,
      name,
      subcontractor_id: subcontractorId,
      state,
      kind,
      created_at: createdAt.toISOString(),
    })),
  })),
);
