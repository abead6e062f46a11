import { noteComplete } from '@/lib/company/city-clock/mutations';
import { noteCompleteOperation } from '@/lib/edge/api/operations/city-clock';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(noteCompleteOperation, (ctx, { params, body }) =>
    noteComplete(ctx, { permitId: params.id, completeOn: body.complete_on }),
  ),
);
