import { getSeats, listMembers } from '@/lib/company/team/queries';
import { toMember } from '@/lib/company/team/to-api';
import { listTeamOperation } from '@/lib/edge/api/operations/team';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listTeamOperation, async (ctx) => {
    const [members, seats] = [await listMembers(ctx), await getSeats(ctx)];
    return { items: members.map(toMember), seats };
  }),
);
