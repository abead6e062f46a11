import { addTask } from '@/lib/company/tasks/mutations';
import { getTask, listTasks } from '@/lib/company/tasks/queries';
import { addTaskSchema, taskFiltersSchema } from '@/lib/company/tasks/schema';
import { toTaskAnswer } from '@/lib/company/tasks/to-api';
import { createTaskOperation, listTasksOperation } from '@/lib/edge/api/operations/jobs';
import { parseInput } from '@/lib/edge/api/parse-input';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { utcDay } from '@/lib/platform/clock/days';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listTasksOperation, async (ctx, { query }) => {
    const { scope, time, job_id: projectId, permit_id: permitId, after = '' } = query;
    const filters = taskFiltersSchema.parse({ scope, time, projectId, permitId, after });
    const page = await listTasks(ctx, filters, { today: utcDay(ctx.now) });
    return { items: page.items.map(toTaskAnswer), next: page.next };
  }),
  handler(createTaskOperation, async (ctx, { body }) => {
    const input = parseInput(addTaskSchema, {
      title: body.title,
      details: body.details,
      dueOn: body.due_on,
      assigneeId: body.assignee_id,
      subcontractorId: body.subcontractor_id,
      projectId: body.job_id,
      permitId: body.permit_id,
      requestKey: body.request_key,
    });
    const { id } = await addTask(ctx, input);
    return toTaskAnswer(await getTask(ctx, { taskId: id }));
  }),
);
