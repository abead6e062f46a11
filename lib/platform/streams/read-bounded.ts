/**
 * Reads a body up to a limit, counting while it arrives because Content-Length may be wrong; null once it is
 * larger, with the rest cancelled.
 */
export async function readBounded(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks, size);
    size += value.byteLength;
    if (size > maxBytes) {
      // The answer to a cancel does not matter: the connection is given up either way.
      reader.cancel().catch(() => {});
      return null;
    }
    chunks.push(value);
  }
}
