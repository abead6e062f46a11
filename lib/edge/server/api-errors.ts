import 'server-only';
import { fieldWords, namedByCaller } from '@/lib/edge/api/field-words';
import { type AppError, type ErrorCode, HTTP_STATUS } from '@/lib/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import english from '@/messages/en/errors.json';
import spanish from '@/messages/es/errors.json';

const TEXTS: Record<Locale, typeof english> = { en: english, es: spanish };

type Refusal = Pick<AppError, 'code' | 'fields' | 'bounds' | 'retryAfterSeconds' | 'tier'>;

export interface ErrorWords {
  locale?: Locale;
  /** Said of `internal` instead of its own text. */
  failure?: string | null;
  /** Names of fields that the caller writes as the domain does; all others are in snake case. */
  ownNames?: readonly string[];
}

/** An error in the API's one form: code, text, the fields it is about, and what to quote to support. */
export function errorResponse(
  error: Refusal | ErrorCode,
  requestId: string,
  headers: Record<string, string> = {},
  { locale = 'en', failure, ownNames = [] }: ErrorWords = {},
): Response {
  const refusal: Partial<Refusal> & { code: ErrorCode } = typeof error === 'string' ? { code: error } : error;
  const { code, retryAfterSeconds, tier } = refusal;
  const problems =
    refusal.fields && namedByCaller({ fields: refusal.fields, bounds: refusal.bounds }, ownNames);
  const body = {
    error: code,
    message: (code === 'internal' && failure) || TEXTS[locale][code],
    ...(problems ? { fields: problems.fields, field_messages: fieldWords(problems, locale) } : {}),
    ...(tier ? { tier } : {}),
    request_id: requestId,
  };
  return new Response(JSON.stringify(body), {
    status: HTTP_STATUS[code],
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-language': locale,
      'x-request-id': requestId,
      'cache-control': 'no-store',
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
      ...(HTTP_STATUS[code] === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    },
  });
}
