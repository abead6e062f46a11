import 'server-only';
import { NextRequest } from 'next/server';
import { readBounded } from '@/lib/platform/streams/read-bounded';

/** The request with its body read, or null when that is larger than allowed; Next itself reads on without an end. */
export async function boundedRequest(request: NextRequest, maxBytes: number): Promise<NextRequest | null> {
  if (!request.body) return request;
  const body = await readBounded(request.body, maxBytes);
  if (!body) return null;
  const { url, method, headers } = request;
  return new NextRequest(url, { method, headers, body });
}
