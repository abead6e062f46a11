import 'server-only';
import { type AppError, type ErrorCode, HTTP_STATUS } from '@/lib/errors';
import texts from '@/messages/en/errors.json';

/** An error in the API's one form: code, English text, the fields it is about, and what to quote to support. */
export function errorResponse(
  error: Pick<AppError, 'code' | 'fields' | 'retryAfterSeconds' | 'tier'> | ErrorCode,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  const { code, fields, retryAfterSeconds, tier } =
    typeof error === 'string'
      ? { code: error, fields: undefined, retryAfterSeconds: undefined, tier: undefined }
      : error;
  const body = {
    error: code,
    message: texts[code],
    ...(fields ? { fields } : {}),
    ...(tier ? { tier } : {}),
    request_id: requestId,
  };
  return new Response(JSON.stringify(body), {
    status: HTTP_STATUS[code],
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': requestId,
      'cache-control': 'no-store',
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
      ...(HTTP_STATUS[code] === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    },
  });
}
