import { listPortalProjects } from '@/lib/company/subcontractors/portal-projects';
import { toPortalProject } from '@/lib/company/subcontractors/portal-to-api';
import { listPortalProjectsOperation } from '@/lib/edge/api/operations/portal-work';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listPortalProjectsOperation, async (ctx) => ({
    items: (await listPortalProjects(ctx)).map(toPortalProject),
  })),
);
