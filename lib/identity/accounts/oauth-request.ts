import { isPlanned, resolveRoute } from '@/lib/platform/i18n/routes';

/** The page on which an automation requests access to an account. */
const AUTHORIZE = '/oauth/authorize';

/** What the sign-in page itself reads of its address. */
const OWN = new Set(['zapier_oauth', 'signup', 'verified', 'resend', 'signed_out', 'ref', 'callbackUrl']);

/**
 * Where to continue after sign-in for an OAuth request: its page with all parameters. Null for other
 * sign-ins, and while there is no such page.
 */
export function parseOauthRequest(
  query: Readonly<Record<string, string | string[] | undefined>>,
  isPage: (path: string) => boolean = isBuilt,
): string | null {
  if (query.zapier_oauth !== '1' || !isPage(AUTHORIZE)) return null;
  const kept = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (!OWN.has(name)) for (const one of [value ?? []].flat()) kept.append(name, one);
  const search = kept.toString();
  return search === '' ? AUTHORIZE : `${AUTHORIZE}?${search}`;
}

function isBuilt(path: string): boolean {
  const found = resolveRoute(path);
  return found !== null && !isPlanned(found.key);
}
