import { createCheckOperation, listChecksOperation } from '@/lib/api/operations/checks';
import { parseAnswers, parseCheckPlace } from '@/lib/checks/from-api';
import { createCheck } from '@/lib/checks/mutations';
import { getCheck, listChecks } from '@/lib/checks/queries';
import { toCheck, toCheckDetail } from '@/lib/checks/to-api';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listChecksOperation, async (ctx, { query }) => {
    const { items, next } = await listChecks(ctx, {
      after: query.after,
      archived: query.archived === 'true',
    });
    return { items: items.map(toCheck), next };
  }),
  handler(createCheckOperation, async (ctx, { body }) => {
    const { permit_type: permitType, name } = body;
    const answers = parseAnswers(permitType, body.answers);
    const { id } = await createCheck(ctx, { permitType, name, answers, place: parseCheckPlace(body.place) });
    return toCheckDetail(await getCheck(ctx, { checkId: id }));
  }),
);
