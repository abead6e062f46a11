import { listFees } from '@/lib/checking/fees-due/queries';
import { toFee } from '@/lib/checking/fees-due/to-api';
import { listFeesOperation } from '@/lib/edge/api/operations/fees';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listFeesOperation, async (ctx, { query: { standing, job, permit } }) => {
    const fees = await listFees(ctx, {
      standing,
      ...(job === undefined ? {} : { projectId: job }),
      ...(permit === undefined ? {} : { permitId: permit }),
    });
    return { items: fees.map(toFee), total_cents: fees.reduce((sum, { cents }) => sum + (cents ?? 0), 0) };
  }),
);
