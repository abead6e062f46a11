import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Computes Twilio's request signature: HMAC-SHA1, keyed with the auth token, over the URL followed by each
 * form field sorted by name.
 */
export function twilioSignature(authToken: string, url: string, form: URLSearchParams): string {
  const fields = [...form].sort(([a, x], [b, y]) => compare(a, b) || compare(x, y));
  const signed = url + fields.map(([name, value]) => name + value).join('');
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Verifies the signature against our configured URL, not the one the request claims. */
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
