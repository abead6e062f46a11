/** What a `Retry-After` header asks for, in milliseconds: seconds or an HTTP date. Undefined when it says neither. */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  const value = header?.trim();
  if (!value) return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Math.round(Number(value) * 1000);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
