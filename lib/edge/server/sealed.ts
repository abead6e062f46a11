import 'server-only';
import { attachment } from '@/lib/checking/files/disposition';

/** A file somebody put there, to be saved: whatever it is, no browser opens it here. */
export function sealedFile(
  stream: ReadableStream<Uint8Array>,
  { name, bytes }: { name: string; bytes: number },
): Response {
  return new Response(stream, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
      'content-length': String(bytes),
      'content-disposition': attachment(name),
    },
  });
}
