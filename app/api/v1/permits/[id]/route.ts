import { fromHandBody } from '@/lib/company/by-hand/from-api';
import { changeByHand } from '@/lib/company/by-hand/mutations';
import { changeByHandSchema } from '@/lib/company/by-hand/schema';
import { getCityClock } from '@/lib/company/city-clock/queries';
import { toCityClock } from '@/lib/company/city-clock/to-api';
import {
  changePermitByHandOperation,
  getPermitOperation,
  removePermitOperation,
} from '@/lib/edge/api/operations/permits';
import { parseInput } from '@/lib/edge/api/parse-input';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { removePermit } from '@/lib/tracking/permits/mutations';
import { getPermit } from '@/lib/tracking/permits/queries';
import { toPermitDetail } from '@/lib/tracking/permits/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getPermitOperation, async (ctx, { params }) => {
    const permit = await getPermit(ctx, params.id);
    return { ...toPermitDetail(permit), city_clock: toCityClock(await getCityClock(ctx, permit)) };
  }),
  handler(changePermitByHandOperation, async (ctx, { params, body: { version, ...body } }) => {
    const change = { ...fromHandBody(body), permitId: params.id, version };
    await changeByHand(ctx, parseInput(changeByHandSchema, change));
    return toPermitDetail(await getPermit(ctx, params.id));
  }),
  handler(removePermitOperation, (ctx, { params }) => removePermit(ctx, { permitId: params.id })),
);
