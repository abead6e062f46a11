import { undoCorrections } from '@/lib/checking/checks/corrections';
import { undoCorrectionOperation } from '@/lib/edge/api/operations/checks';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { AppError } from '@/lib/errors';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(undoCorrectionOperation, async (ctx, { params }) => {
    const { undone } = await undoCorrections(ctx, {
      checkId: params.id,
      correctionIds: [params.correctionId],
    });
    if (undone === 0) throw new AppError('not_found', { detail: `no correction ${params.correctionId}` });
  }),
);
