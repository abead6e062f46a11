/**
 * Where to go after sign-in when the address asked for it: a path of this site, or null for anything else
 * (another origin, `//evil.example`, `/\evil.example`, the API, the sign-in page itself).
 */
export function callbackPath(wanted: string | null | undefined, origin: string): string | null {
  if (!wanted || wanted.length > 2_000 || !/^(?:\/|https?:\/\/)/i.test(wanted)) return null;
  const url = parse(wanted, origin);
  if (!url || url.origin !== new URL(origin).origin || url.username !== '' || url.password !== '')
    return null;
  if (url.pathname.startsWith('//') || /^\/api(?:\/|$)/.test(url.pathname)) return null;
  if (/^(?:\/es)?\/login\/?$/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

function parse(wanted: string, origin: string): URL | null {
  try {
    return new URL(wanted, origin);
  } catch {
    return null;
  }
}
