import { fromHandBody } from '@/lib/company/by-hand/from-api';
import { addByHand } from '@/lib/company/by-hand/mutations';
import { addByHandSchema } from '@/lib/company/by-hand/schema';
import { addPermitByHandOperation } from '@/lib/edge/api/operations/permits';
import { parseInput } from '@/lib/edge/api/parse-input';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { getPermit } from '@/lib/tracking/permits/queries';
import { toPermitDetail } from '@/lib/tracking/permits/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(addPermitByHandOperation, async (ctx, { body: { reminder, ...body } }) => {
    const { id } = await addByHand(ctx, parseInput(addByHandSchema, { ...fromHandBody(body), reminder }));
    return toPermitDetail(await getPermit(ctx, id));
  }),
);
