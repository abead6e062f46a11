import 'server-only';
import { brand } from '@/lib/brand';
import { env } from '@/lib/env';
import type { PasskeySite } from '@/lib/identity/accounts/passkeys';
import { createTokenReader } from '@/lib/identity/sessions/token-reader';
import { type TokenKeys, tokenKeys } from '@/lib/identity/sessions/tokens';

let keys: TokenKeys | undefined;

/** What the API's access tokens are signed with. */
export function apiTokenKeys(): TokenKeys {
  keys ??= tokenKeys({ secret: env().AUTH_SECRET, issuer: new URL(env().SITE_URL).origin });
  return keys;
}

let reader: ReturnType<typeof createTokenReader> | undefined;

/** Whom an access token stands for; null for anything that is not one of ours, now. */
export function readApiToken(token: string, now: Date) {
  reader ??= createTokenReader(apiTokenKeys());
  return reader(token, now);
}

/** The site passkeys are made for: a key of another site's is none. */
export function passkeySite(): PasskeySite {
  const { origin, hostname } = new URL(env().SITE_URL);
  return { name: brand.name, id: hostname, origin };
}
