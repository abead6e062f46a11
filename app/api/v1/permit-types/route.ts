import { listPermitTypes } from '@/lib/catalogue/checklists/permit-types';
import { listPermitTypesOperation } from '@/lib/edge/api/operations/checklists';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listPermitTypesOperation, async (_, { query }) => ({ items: listPermitTypes(query.lang) })),
);
