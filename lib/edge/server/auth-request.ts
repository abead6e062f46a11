import 'server-only';
import type { NextRequest } from 'next/server';
import type { ErrorCode } from '@/lib/errors';
import { errorResponse } from './api-errors';
import { requestInfo } from './request-info';

/** Providers of `lib/edge/server/auth.ts`: all of them are signed in with by a form that is posted. */
const PROVIDERS: readonly string[] = ['credentials', 'passkey', 'refresh'];

/** What a browser may ask next-auth for, by how. */
const READS: readonly string[] = ['providers', 'csrf', 'session', 'signin', 'signout', 'error'];
const WRITES: readonly string[] = ['callback', 'signin', 'signout', 'session'];

/**
 * Refuses what next-auth would answer with 500 and a stack in the log: a method an address does not take, a body that
 * is not what its type says, an address to go back to that is none. Null where the request may pass.
 */
export function refuseAuthRequest(
  request: NextRequest,
  path: readonly string[],
  body: string,
): Response | null {
  const [action = '', provider] = path;
  const refuse = (code: ErrorCode, headers?: Record<string, string>) =>
    errorResponse(code, requestInfo(request.headers).id, headers);
  if (path.length > 2 || !(READS.includes(action) || WRITES.includes(action))) return refuse('not_found');
  if (action === 'callback' && !PROVIDERS.includes(provider ?? '')) return refuse('not_found');
  const isWrite = request.method === 'POST';
  const allowed = [READS.includes(action) ? 'GET, HEAD' : '', WRITES.includes(action) ? 'POST' : ''].filter(
    Boolean,
  );
  if (!(isWrite ? WRITES : READS).includes(action))
    return refuse('method_not_allowed', { allow: allowed.join(', ') });
  if (isWrite && !isReadable(request.headers.get('content-type') ?? '', body)) return refuse('invalid_input');
  if (!namesPlaces(request)) return refuse('invalid_input');
  return null;
}

/** Whether next-auth can read the body: a form, or JSON that is an object of texts. */
function isReadable(type: string, body: string): boolean {
  if (!type.includes('application/json')) return true;
  try {
    const value: unknown = JSON.parse(body === '' ? '{}' : body);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** Whether every address to go back to, asked for or kept in a cookie, is one. */
function namesPlaces(request: NextRequest): boolean {
  const kept = request.cookies.getAll().filter(({ name }) => name.endsWith('next-auth.callback-url'));
  const places = [...request.nextUrl.searchParams.getAll('callbackUrl'), ...kept.map(({ value }) => value)];
  return places.every((place) => {
    const url = URL.canParse(place, request.nextUrl.origin) ? new URL(place, request.nextUrl.origin) : null;
    return url !== null && /^https?:$/.test(url.protocol);
  });
}
