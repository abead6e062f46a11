/**
 * The address a request came from, as the server in front of us (or Next itself) wrote it down last; whatever a
 * client claims stands before it.
 */
export function clientAddress(headers: { get(name: string): string | null }): string | null {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return last ? last.slice(0, 64) : null;
}
