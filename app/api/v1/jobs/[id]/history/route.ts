import { listActivities } from '@/lib/company/projects/history';
import { requireProject } from '@/lib/company/projects/owned';
import { toActivity } from '@/lib/company/projects/to-api';
import { listJobHistoryOperation } from '@/lib/edge/api/operations/jobs';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listJobHistoryOperation, async (ctx, { params: { id }, query: { before } }) => {
    const { items, next } = await listActivities(ctx, await requireProject(ctx, id), { before });
    return { items: items.map(toActivity), next };
  }),
);
