import { changeRecipient, removeRecipient } from '@/lib/company/notifications/mutations';
import { listRecipients } from '@/lib/company/notifications/queries';
import { changeRecipientSchema } from '@/lib/company/notifications/schema';
import { toRecipient } from '@/lib/company/notifications/to-api';
import { changeRecipientOperation, removeRecipientOperation } from '@/lib/edge/api/operations/notifications';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { AppError, toFieldErrors } from '@/lib/errors';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(changeRecipientOperation, async (ctx, { params: { id }, body }) => {
    const change = changeRecipientSchema.safeParse({
      recipientId: id,
      locale: body.locale,
      timeZone: body.time_zone,
      urgency: body.urgency,
      quietFrom: body.quiet_from,
      quietUntil: body.quiet_until,
      emailOn: body.email_on,
      smsOn: body.sms_on,
    });
    if (!change.success) throw new AppError('invalid_input', { fields: toFieldErrors(change.error) });
    await changeRecipient(ctx, change.data);
    const changed = (await listRecipients(ctx)).find((recipient) => recipient.id === id);
    if (!changed) throw new AppError('not_found', { detail: 'removed in the meantime' });
    return toRecipient(changed);
  }),
  handler(removeRecipientOperation, (ctx, { params }) => removeRecipient(ctx, { recipientId: params.id })),
);
