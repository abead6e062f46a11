import type { NextRequest } from 'next/server';
import { getToken, type JWT } from 'next-auth/jwt';
import { env } from '@/lib/env';

/** Sessions end this long after sign-in. */
export const SESSION_SECONDS = 14 * 24 * 60 * 60;

/** The session cookie's content, checked for signature and age; null without one. */
export function readSessionToken(request: NextRequest): Promise<JWT | null> {
  return getToken({ req: request, secret: env().AUTH_SECRET });
}
