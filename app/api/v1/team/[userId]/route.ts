import { changeMemberRole, removeMember } from '@/lib/company/team/mutations';
import { changeMemberRoleOperation, removeMemberOperation } from '@/lib/edge/api/operations/team';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(changeMemberRoleOperation, (ctx, { params, body }) =>
    changeMemberRole(ctx, { ...params, ...body }),
  ),
  handler(removeMemberOperation, (ctx, { params }) => removeMember(ctx, params)),
);
