import { setTaskDone } from '@/lib/company/tasks/mutations';
import { getTask } from '@/lib/company/tasks/queries';
import { toTaskAnswer } from '@/lib/company/tasks/to-api';
import { setTaskDoneOperation } from '@/lib/edge/api/operations/jobs';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(setTaskDoneOperation, async (ctx, { params: { id }, body: { done } }) => {
    await setTaskDone(ctx, { taskId: id, done });
    return toTaskAnswer(await getTask(ctx, { taskId: id }));
  }),
);
