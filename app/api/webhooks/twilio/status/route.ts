import { recordDelivery } from '@/lib/company/notifications/delivery';
import { webhook } from '@/lib/edge/server/open-route';
import { readTwilio } from '@/lib/edge/server/twilio-request';
import { AppError } from '@/lib/errors';
import { noteProviderId } from '@/lib/providers/outbox/messages';
import { markStopped } from '@/lib/providers/sms/numbers';
import { STATUS_PATH } from '@/lib/providers/sms/settings';
import { getDeliveryDetail, isOptedOut, statusSchema, toDelivery } from '@/lib/providers/sms/status';

/** What has become of a text, told in no certain order and perhaps twice. */
export const POST = webhook('twilioStatus', async (ctx, request) => {
  const form = await readTwilio(request, STATUS_PATH);
  const read = statusSchema.safeParse(Object.fromEntries(form));
  if (!read.success) throw new AppError('invalid_input', { detail: 'no state of a text' });
  const status = read.data;
  const providerId = status.MessageSid;
  // Signed with the rest of the address, so it is the id we gave.
  const messageId = new URL(request.url).searchParams.get('message');
  if (messageId) await noteProviderId(ctx, { messageId, providerId });
  if (isOptedOut(status) && status.To) await markStopped(ctx, { phone: status.To, word: 'carrier' });
  const delivery = toDelivery(status);
  if (delivery)
    await recordDelivery(ctx, {
      providerId,
      ...(messageId ? { messageId } : {}),
      delivery,
      detail: getDeliveryDetail(status),
    });
  return new Response(null, { status: 204 });
});
