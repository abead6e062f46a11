import { listDeadlines } from '@/lib/checking/checks/round-queries';
import { listDueTasks } from '@/lib/company/tasks/queries';
import { companyDay } from '@/lib/company/today/day';
import { readNeeds } from '@/lib/company/today/queries';
import { DUE_AHEAD_DAYS, DUE_BACK_DAYS, roundNeeds } from '@/lib/company/today/round-needs';
import { TASK_AHEAD_DAYS, taskNeeds } from '@/lib/company/today/task-needs';
import { toToday } from '@/lib/company/today/to-api';
import { getTodayOperation } from '@/lib/edge/api/operations/today';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { addDays } from '@/lib/platform/clock/days';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getTodayOperation, async (ctx) => {
    const today = await companyDay(ctx);
    const [deadlines, tasks] = await Promise.all([
      listDeadlines(ctx, { from: addDays(today, -DUE_BACK_DAYS), to: addDays(today, DUE_AHEAD_DAYS) }),
      listDueTasks(ctx, { to: addDays(today, TASK_AHEAD_DAYS), userId: ctx.actor.userId }),
    ]);
    return toToday(await readNeeds(ctx, { today, further: [...roundNeeds(deadlines), ...taskNeeds(tasks)] }));
  }),
);
