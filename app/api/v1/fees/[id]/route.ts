import { markFee } from '@/lib/checking/fees-due/mutations';
import { markFeeOperation } from '@/lib/edge/api/operations/fees';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(markFeeOperation, (ctx, { params: { id }, body: { paid, ask_again_on: askAgainOn } }) =>
    markFee(ctx, {
      id,
      ...(paid === undefined ? {} : { paid }),
      ...(askAgainOn === undefined ? {} : { askAgainOn }),
    }),
  ),
);
