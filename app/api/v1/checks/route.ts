import { parseAnswers, parseCheckPlace } from '@/lib/checking/checks/from-api';
import { createCheck } from '@/lib/checking/checks/mutations';
import { getCheck, listChecks } from '@/lib/checking/checks/queries';
import { toCheck, toCheckDetail } from '@/lib/checking/checks/to-api';
import { createCheckOperation, listChecksOperation } from '@/lib/edge/api/operations/checks';
import { handler, routeHandlers } from '@/lib/edge/server/api';

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
