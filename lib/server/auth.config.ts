import type { NextRequest } from 'next/server';
import { getToken, type JWT } from 'next-auth/jwt';
import { env } from '@/lib/env';

/** The session cookie's content, checked for signature and age; null without one. */
export function readSessionToken(request: NextRequest): Promise<JWT | null> {
  return getToken({ req: request, secret: env().AUTH_SECRET });
}
