import { createProject } from '@/lib/company/projects/mutations';
import { requireProject } from '@/lib/company/projects/owned';
import { getProject, listProjects } from '@/lib/company/projects/queries';
import { createProjectSchema, projectFiltersSchema } from '@/lib/company/projects/schema';
import { fromJob, toJob } from '@/lib/company/projects/to-api';
import { createJobOperation, listJobsOperation } from '@/lib/edge/api/operations/jobs';
import { parseInput } from '@/lib/edge/api/parse-input';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { utcDay } from '@/lib/platform/clock/days';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listJobsOperation, async (ctx, { query }) => {
    const filters = projectFiltersSchema.parse({ ...query, after: query.after ?? '' });
    const page = await listProjects(ctx, filters, { today: utcDay(ctx.now) });
    return { items: page.items.map(toJob), next: page.next };
  }),
  handler(createJobOperation, async (ctx, { body }) => {
    const input = parseInput(createProjectSchema, { ...fromJob(body), permitIds: body.permit_ids });
    const { id } = await createProject(ctx, input);
    return toJob(await getProject(ctx, await requireProject(ctx, id), { today: utcDay(ctx.now) }));
  }),
);
