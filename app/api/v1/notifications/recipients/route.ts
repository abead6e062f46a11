import { addRecipientOperation, listRecipientsOperation } from '@/lib/api/operations/notifications';
import { AppError } from '@/lib/errors';
import { addRecipient } from '@/lib/notifications/mutations';
import { listRecipients } from '@/lib/notifications/queries';
import { toRecipient } from '@/lib/notifications/to-api';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listRecipientsOperation, async (ctx) => ({ items: (await listRecipients(ctx)).map(toRecipient) })),
  handler(addRecipientOperation, async (ctx, { body }) => {
    const { id } = await addRecipient(ctx, body);
    const added = (await listRecipients(ctx)).find((recipient) => recipient.id === id);
    if (!added) throw new AppError('conflict', { detail: 'removed in the meantime' });
    return toRecipient(added);
  }),
);
