import { markFinding } from '@/lib/checking/checks/marks';
import { markFindingOperation } from '@/lib/edge/api/operations/checks';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { AppError } from '@/lib/errors';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(markFindingOperation, async (ctx, { params, body }) => {
    const { assignee_id: assigneeId, ...mark } = body;
    await markFinding(ctx, { checkId: params.id, ...mark, assigneeId }).catch(inOurNames);
  }),
);

function inOurNames(error: unknown): never {
  const { assigneeId, ...fields } = (error instanceof AppError && error.fields) || {};
  if (assigneeId === undefined) throw error;
  throw new AppError('invalid_input', { fields: { ...fields, assignee_id: assigneeId } });
}
