import { fromForm, fromPostmark } from '@/lib/checking/city-mail/providers';
import { receiveMail } from '@/lib/checking/city-mail/receive';
import { MAX_MAIL_BYTES } from '@/lib/checking/city-mail/types';
import { refuseMethods } from '@/lib/edge/server/browser-route';
import { fileStore } from '@/lib/edge/server/files';
import { mailDomain, requireMailProvider } from '@/lib/edge/server/mail-in';
import { webhook } from '@/lib/edge/server/open-route';
import { AppError } from '@/lib/errors';
import { readBounded } from '@/lib/platform/streams/read-bounded';

/** Files travel in base64, a third longer, with a form's or JSON's own signs. */
const MAX_BODY = Math.ceil(MAX_MAIL_BYTES * 1.4) + 1_048_576;

/** A mail that a provider took in for us: Postmark as JSON, SendGrid and Mailgun as a form. */
export const POST = webhook('cityMail', async (ctx, request) => {
  const type = request.headers.get('content-type') ?? '';
  const isForm = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type);
  if (!isForm) requireMailProvider(request, null, ctx.now);
  const body = request.body && (await readBounded(request.body, MAX_BODY));
  if (!body) throw new AppError(request.body ? 'payload_too_large' : 'invalid_input');
  const form = isForm ? await readForm(body, type) : null;
  if (form) requireMailProvider(request, form, ctx.now);
  const mail = form ? await fromForm(form) : fromPostmark(parseJson(body));
  const outcome = await receiveMail(ctx, mail, { files: fileStore(), ownDomain: mailDomain() });
  if (outcome !== 'taken') ctx.log.warn({ outcome }, 'City mail not taken in');
  // Sent again it would be refused again, so that it is answered as done.
  return Response.json({ outcome }, { headers: { 'cache-control': 'no-store' } });
});

async function readForm(body: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw new AppError('invalid_input', { detail: 'a form that cannot be read', cause });
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new AppError('invalid_input', { detail: 'JSON that cannot be read', cause });
  }
}

const refuse = refuseMethods('POST');

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
