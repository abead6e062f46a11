/**
 * Validates the redirect target after sign-in: a path of this site, or null for anything else (open redirect:
 * another origin, `//evil.example`, `/\evil.example`, the API, the sign-in page itself).
 */
export function callbackPath(requested: string | null | undefined, origin: string): string | null {
  if (!requested || requested.length > 2_000 || !/^(?:\/|https?:\/\/)/i.test(requested)) return null;
  const url = parse(requested, origin);
  if (!url || url.origin !== new URL(origin).origin || url.username !== '' || url.password !== '')
    return null;
  if (url.pathname.startsWith('//') || /^\/api(?:\/|$)/.test(url.pathname)) return null;
  if (/^(?:\/es)?\/login\/?$/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

function parse(requested: string, origin: string): URL | null {
  try {
    return new URL(requested, origin);
  } catch {
    return null;
  }
}
