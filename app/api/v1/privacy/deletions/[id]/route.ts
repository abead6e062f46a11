import { takeBackDeletionOperation } from '@/lib/edge/api/operations/privacy';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { mailSettings } from '@/lib/edge/server/mail';
import { takeBackDeletion } from '@/lib/site/privacy/deletions';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(takeBackDeletionOperation, (ctx, { params }) =>
    takeBackDeletion(ctx, { deletionId: params.id, mail: mailSettings() }),
  ),
);
