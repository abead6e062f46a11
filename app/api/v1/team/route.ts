import { listTeamOperation } from '@/lib/api/operations/team';
import { handler, routeHandlers } from '@/lib/server/api';
import { getSeats, listMembers } from '@/lib/team/queries';
import { toMember } from '@/lib/team/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listTeamOperation, async (ctx) => {
    const [members, seats] = [await listMembers(ctx), await getSeats(ctx)];
    return { items: members.map(toMember), seats };
  }),
);
