import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '@/lib/server/auth';

interface NextAuthContext {
  params: Promise<{ nextauth: string[] }>;
}

function handler(request: NextRequest, context: NextAuthContext): Promise<Response> {
  return NextAuth(authOptions())(request, context);
}

export { handler as GET, handler as POST };
