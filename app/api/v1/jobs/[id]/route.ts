import { deleteProject, updateProject } from '@/lib/company/projects/mutations';
import { requireProject } from '@/lib/company/projects/owned';
import { getProject } from '@/lib/company/projects/queries';
import { updateProjectSchema } from '@/lib/company/projects/schema';
import { fromJob, toJob } from '@/lib/company/projects/to-api';
import { deleteJobOperation, getJobOperation, updateJobOperation } from '@/lib/edge/api/operations/jobs';
import { parseInput } from '@/lib/edge/api/parse-input';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { utcDay } from '@/lib/platform/clock/days';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getJobOperation, async (ctx, { params: { id } }) =>
    toJob(await getProject(ctx, await requireProject(ctx, id), { today: utcDay(ctx.now) })),
  ),
  handler(updateJobOperation, async (ctx, { params: { id }, body }) => {
    const { version, standing } = body;
    const input = parseInput(updateProjectSchema, { ...fromJob(body), projectId: id, version, standing });
    await updateProject(ctx, input);
    return toJob(await getProject(ctx, await requireProject(ctx, id), { today: utcDay(ctx.now) }));
  }),
  handler(deleteJobOperation, (ctx, { params: { id } }) => deleteProject(ctx, { projectId: id })),
);
