/**
 * The address a request came from, as the proxy in front of us wrote it down last; whatever a client claims stands
 * before it. Without a proxy our own web server has put it there (`scripts/web.mjs`).
 */
export function clientAddress(headers: { get(name: string): string | null }): string | null {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return last ? last.slice(0, 64) : null;
}
