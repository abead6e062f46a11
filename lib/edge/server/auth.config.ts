import type { NextRequest } from 'next/server';
import { getToken, type JWT } from 'next-auth/jwt';
import { env } from '@/lib/env';

/** Over https a cookie no other host and no subdomain can set; a plain one on a machine of one's own. */
export function sessionCookie(): { name: string; secure: boolean } {
  const secure = env().SITE_URL.startsWith('https:');
  return { name: secure ? '__Host-lintel.session' : 'lintel.session', secure };
}

/** The session cookie's content, checked for signature and age; null without one. */
export function readSessionToken(request: NextRequest): Promise<JWT | null> {
  const { name, secure } = sessionCookie();
  return getToken({ req: request, secret: env().AUTH_SECRET, cookieName: name, secureCookie: secure });
}
