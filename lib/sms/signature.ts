import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Twilio's signature of a request: HMAC-SHA1, by the account's token, of the address it was sent to followed by each
 * form field in the order of its name, and of its values where it comes more than once.
 */
export function twilioSignature(authToken: string, url: string, form: URLSearchParams): string {
  const fields = [...form].sort(([a, x], [b, y]) => compare(a, b) || compare(x, y));
  const signed = url + fields.map(([name, value]) => name + value).join('');
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Whether Twilio sent this to us: the address is the one we gave it, not the one the request claims. */
export function isSigned(input: {
  authToken: string;
  url: string;
  form: URLSearchParams;
  signature: string | null;
}): boolean {
  const expected = Buffer.from(twilioSignature(input.authToken, input.url, input.form));
  const given = Buffer.from(input.signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
