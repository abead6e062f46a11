import { removeRecipientOperation } from '@/lib/api/operations/notifications';
import { removeRecipient } from '@/lib/notifications/mutations';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(removeRecipientOperation, (ctx, { params }) => removeRecipient(ctx, { recipientId: params.id })),
);
