import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '@/lib/edge/server/auth';
import { refuseAuthRequest } from '@/lib/edge/server/auth-request';
import { boundedRequest } from '@/lib/edge/server/bounded-request';

interface NextAuthContext {
  params: Promise<{ nextauth: string[] }>;
}

/** An address, a password, a token: nobody signs in with more. */
const MAX_BYTES = 16 * 1024;

async function handler(request: NextRequest, context: NextAuthContext): Promise<Response> {
  const bounded = await boundedRequest(request, MAX_BYTES);
  if (!bounded)
    return Response.json({ error: 'payload_too_large' }, { status: 413, headers: { connection: 'close' } });
  const { nextauth } = await context.params;
  const body = bounded.method === 'POST' ? await bounded.clone().text() : '';
  return refuseAuthRequest(bounded, nextauth, body) ?? NextAuth(authOptions())(bounded, context);
}

export { handler as GET, handler as POST };
