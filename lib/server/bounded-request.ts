import 'server-only';
import { NextRequest } from 'next/server';

/** The request with its body read, or null when that is larger than allowed; Next itself reads on without an end. */
export async function boundedRequest(request: NextRequest, maxBytes: number): Promise<NextRequest | null> {
  if (!request.body) return request;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      reader.cancel().catch(() => {});
      return null;
    }
    chunks.push(value);
  }
  const { url, method, headers } = request;
  return new NextRequest(url, { method, headers, body: Buffer.concat(chunks, size) });
}
