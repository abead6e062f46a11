import { addRecipient } from '@/lib/company/notifications/mutations';
import { listRecipients } from '@/lib/company/notifications/queries';
import { toRecipient } from '@/lib/company/notifications/to-api';
import { addRecipientOperation, listRecipientsOperation } from '@/lib/edge/api/operations/notifications';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { AppError } from '@/lib/errors';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listRecipientsOperation, async (ctx) => ({ items: (await listRecipients(ctx)).map(toRecipient) })),
  handler(addRecipientOperation, async (ctx, { body }) => {
    const { id } = await addRecipient(ctx, body);
    const added = (await listRecipients(ctx)).find((recipient) => recipient.id === id);
    if (!added) throw new AppError('conflict', { detail: 'removed in the meantime' });
    return toRecipient(added);
  }),
);
