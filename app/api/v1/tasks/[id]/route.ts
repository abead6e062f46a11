import { removeTask, updateTask } from '@/lib/company/tasks/mutations';
import { getTask } from '@/lib/company/tasks/queries';
import { updateTaskSchema } from '@/lib/company/tasks/schema';
import { toTaskAnswer } from '@/lib/company/tasks/to-api';
import { deleteTaskOperation, getTaskOperation, updateTaskOperation } from '@/lib/edge/api/operations/jobs';
import { parseInput } from '@/lib/edge/api/parse-input';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getTaskOperation, async (ctx, { params: { id } }) =>
    toTaskAnswer(await getTask(ctx, { taskId: id })),
  ),
  handler(updateTaskOperation, async (ctx, { params: { id }, body }) => {
    const input = parseInput(updateTaskSchema, {
      taskId: id,
      version: body.version,
      title: body.title,
      details: body.details,
      dueOn: body.due_on,
      assigneeId: body.assignee_id,
      subcontractorId: body.subcontractor_id,
    });
    await updateTask(ctx, input);
    return toTaskAnswer(await getTask(ctx, { taskId: id }));
  }),
  handler(deleteTaskOperation, (ctx, { params: { id } }) => removeTask(ctx, { taskId: id })),
);
