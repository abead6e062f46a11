import { listPermitTypesOperation } from '@/lib/api/operations/checklists';
import { listPermitTypes } from '@/lib/checklists/permit-types';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listPermitTypesOperation, async (_, { query }) => ({ items: listPermitTypes(query.lang) })),
);
