import { removeSearch } from '@/lib/company/prospects/mutations';
import { removeLeadSearchOperation } from '@/lib/edge/api/operations/prospects';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(removeLeadSearchOperation, (ctx, { params }) => removeSearch(ctx, params)),
);
