import 'server-only';
import { AppError } from '@/lib/errors';

/** Forms and encoded bodies would be stored with their wrapping. */
const AS_IT_IS = /^(application\/(octet-stream|pdf|x-pdf)|image\/[\w.+-]+)\s*(;|$)/i;

/**
 * A request's body as the file it is, unread, and its length by the sender's word.
 * @throws AppError `unsupported_media_type` for a form, or a packed body
 */
export function fileBody({ headers, body }: Request): {
  body: ReadableStream<Uint8Array> | null;
  declaredBytes: number | null;
} {
  const type = headers.get('content-type');
  const packed = headers.get('content-encoding');
  if ((type && !AS_IT_IS.test(type)) || (packed && packed !== 'identity'))
    throw new AppError('unsupported_media_type', { fields: { body: 'not_a_file' } });
  const length = headers.get('content-length');
  return { body, declaredBytes: length !== null && /^\d{1,15}$/.test(length) ? Number(length) : null };
}

/**
 * Up to this size the rest of a rejected body is read and discarded, so that the sender receives the answer.
 */
const SMALL_BYTES = 1024 * 1024;

/** Headers of a refusal: the rest of a large body is not waited for. */
export function givingUp({ headers }: Request): Record<string, string> {
  const length = headers.get('content-length');
  return length !== null && Number(length) <= SMALL_BYTES ? {} : { connection: 'close' };
}
