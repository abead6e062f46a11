import { sayWrong } from '@/lib/checking/checks/wrong-findings';
import { sayFindingWrongOperation } from '@/lib/edge/api/operations/checks';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(sayFindingWrongOperation, (ctx, { params, body }) =>
    sayWrong(ctx, { checkId: params.id, number: params.number, ...body }),
  ),
);
