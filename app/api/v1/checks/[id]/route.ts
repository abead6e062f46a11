import { toFeeInput } from '@/lib/catalogue/fees/to-api';
import { parseAnswers, toStatedFacts } from '@/lib/checking/checks/from-api';
import { deleteCheck, setArchived, updateCheck } from '@/lib/checking/checks/mutations';
import { getCheck } from '@/lib/checking/checks/queries';
import { toCheckDetail } from '@/lib/checking/checks/to-api';
import {
  deleteCheckOperation,
  getCheckOperation,
  updateCheckOperation,
} from '@/lib/edge/api/operations/checks';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getCheckOperation, async (ctx, { params }) =>
    toCheckDetail(await getCheck(ctx, { checkId: params.id })),
  ),
  handler(updateCheckOperation, async (ctx, { params, body }) => {
    const checkId = params.id;
    const { permitType } = await getCheck(ctx, { checkId });
    const { name, answers, stated, work, archived } = body;
    await updateCheck(ctx, {
      checkId,
      name,
      answers: answers && parseAnswers(permitType, answers),
      stated: stated && toStatedFacts(stated),
      work: work && toFeeInput(work),
    });
    if (archived !== undefined) await setArchived(ctx, { checkId, archived });
    return toCheckDetail(await getCheck(ctx, { checkId }));
  }),
  handler(deleteCheckOperation, (ctx, { params }) => deleteCheck(ctx, { checkId: params.id })),
);
