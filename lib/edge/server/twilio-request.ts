import 'server-only';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { readBounded } from '@/lib/platform/streams/read-bounded';
import { isSigned } from '@/lib/providers/sms/signature';

const MAX_BYTES = 16 * 1_024;

/**
 * Reads a request signed by Twilio. Throws `not_found` where texts are not configured, and `forbidden` for an
 * invalid signature.
 */
export async function readTwilio(request: Request, path: string): Promise<URLSearchParams> {
  const { TWILIO_AUTH_TOKEN: authToken, TWILIO_ACCOUNT_SID: account, SITE_URL } = env();
  if (!authToken) throw new AppError('not_found', { detail: 'no texts here' });
  const body = request.body && (await readBounded(request.body, MAX_BYTES));
  if (body === null && request.body) throw new AppError('payload_too_large');
  const form = new URLSearchParams(body?.toString('utf8') ?? '');
  // Behind a proxy the request's own address is another: Twilio signs the one it was given.
  const url = new URL(path, SITE_URL).href + new URL(request.url).search;
  const signature = request.headers.get('x-twilio-signature');
  if (!isSigned({ authToken, url, form, signature }))
    throw new AppError('forbidden', { detail: 'not signed' });
  if (form.get('AccountSid') !== account) throw new AppError('forbidden', { detail: 'of another account' });
  return form;
}
