import { resolveRoute } from '@/lib/i18n/routes';

/** Where an automation asks for access to an account. */
const AUTHORIZE = '/oauth/authorize';

/** What the sign-in page itself reads of its address. */
const OWN = new Set(['zapier_oauth', 'signup', 'verified', 'resend', 'signed_out', 'ref', 'callbackUrl']);

/**
 * Where whoever came to sign in for an automation goes on: its page, with everything it was asked with. Null for
 * everybody else, and while there is no such page.
 */
export function oauthWish(
  query: Readonly<Record<string, string | string[] | undefined>>,
  isPage: (path: string) => boolean = (path) => resolveRoute(path) !== null,
): string | null {
  if (query.zapier_oauth !== '1' || !isPage(AUTHORIZE)) return null;
  const kept = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (!OWN.has(name)) for (const one of [value ?? []].flat()) kept.append(name, one);
  const search = kept.toString();
  return search === '' ? AUTHORIZE : `${AUTHORIZE}?${search}`;
}
