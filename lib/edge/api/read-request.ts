import type { z } from 'zod';
import { AppError } from '@/lib/errors';
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales';
import { readBounded } from '@/lib/platform/streams/read-bounded';
import type { AnyOperation } from './operation';
import { parseInput, refuseZero } from './parse-input';

export const MAX_BODY_BYTES = 64 * 1024;
const MAX_QUERY = 4_096;

export interface ReadRequest {
  params: unknown;
  query: unknown;
  body: unknown;
  /** As it came, for an idempotency key's digest. */
  raw: string;
}

/**
 * Reads and parses a request within size limits. Unknown fields are dropped; a repeated parameter is
 * rejected. `onLanguage` hears the language a request asks for before anything is refused. Throws `invalid_input`, `unsupported_media_type` or `payload_too_large`.
 */
export async function readRequest(
  request: Request,
  params: Record<string, string | string[] | undefined>,
  operation: AnyOperation,
  onLanguage: (asked: Locale) => void = () => {},
): Promise<ReadRequest> {
  const query = parseQuery(new URL(request.url));
  const raw = operation.body ? await readText(request, operation.maxBytes ?? MAX_BODY_BYTES) : '';
  const body = operation.body ? parseJson(raw) : undefined;
  const asked = askedLanguage(body) ?? askedLanguage(query);
  if (asked) onLanguage(asked);
  return {
    params: parse(operation.params, params),
    query: parse(operation.query, query),
    body: parse(operation.body, body),
    raw,
  };
}

/** A refusal is in the language that was asked for, whatever else is wrong. */
function askedLanguage(given: unknown): Locale | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { locale, lang = locale } = given as Record<string, unknown>;
  return LOCALES.find((one) => one === lang);
}

function parseQuery({ search, searchParams }: URL): Record<string, string> {
  if (search.length > MAX_QUERY) throw new AppError('invalid_input', { detail: 'query too long' });
  const query: Record<string, string> = {};
  for (const [name, value] of searchParams) {
    if (Object.hasOwn(query, name))
      throw new AppError('invalid_input', { fields: { [name]: 'given_twice' } });
    Object.defineProperty(query, name, { value, enumerable: true });
  }
  return query;
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new AppError('unsupported_media_type');
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('payload_too_large');
  if (!request.body) return '';
  const read = await readBounded(request.body, maxBytes);
  if (!read) throw new AppError('payload_too_large');
  return new TextDecoder().decode(read);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalid_input', { fields: { body: 'not_json' } });
  }
}

function parse(schema: z.ZodType | undefined, given: unknown): unknown {
  if (!schema) return {};
  refuseZero(given, 'body');
  return parseInput(schema, given, { whole: 'body' });
}
