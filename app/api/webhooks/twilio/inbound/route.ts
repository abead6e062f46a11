import { z } from 'zod';
import { webhook } from '@/lib/edge/server/open-route';
import { readTwilio } from '@/lib/edge/server/twilio-request';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { receiveText } from '@/lib/providers/sms/inbound';
import { renderReply, twiml } from '@/lib/providers/sms/replies';
import { INBOUND_PATH } from '@/lib/providers/sms/settings';

const schema = z.object({
  MessageSid: z.string().regex(/^(SM|MM)[0-9a-fA-F]{32}$/),
  From: z.string().regex(/^\+[1-9]\d{4,14}$/),
  Body: z.string().max(16_000).default(''),
});

/**
 * A text somebody sent to our number. Its answer goes back with this one, so a stop is confirmed at once and by one
 * text; where Twilio says that it has answered the word itself (Advanced Opt-Out), there is none.
 */
export const POST = webhook('twilioInbound', async (ctx, request) => {
  const form = await readTwilio(request, INBOUND_PATH);
  const read = schema.safeParse(Object.fromEntries(form));
  if (!read.success) throw new AppError('invalid_input', { detail: 'no text' });
  const { MessageSid: providerId, From: from, Body: body } = read.data;
  const reply = await receiveText(ctx, { providerId, from, body });
  const words = reply && !form.has('OptOutType') ? await renderReply(reply, env().SITE_URL) : null;
  return new Response(twiml(words), {
    headers: { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' },
  });
});
