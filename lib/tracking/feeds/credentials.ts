import { z } from 'zod';
import { isAllowedHost, type PortalAccess } from './portal-access';
import { FeedFailure, type PermitSystem } from './types';

const TOKEN_URL = 'https://accounts.viewpointcloud.com/oauth/token';
const AUDIENCE = 'viewpointcloud.com/api/production';
/** A token is renewed this long before it ends. */
const MARGIN_MS = 60_000;
const LONGEST_MS = 24 * 3_600_000;

const tokenSchema = z.object({
  access_token: z.string().min(1).max(10_000),
  expires_in: z.number().positive(),
});

interface Token {
  value: string;
  until: number;
}

interface Options {
  access: PortalAccess;
  now: () => Date;
  /** Sends a form and gives the JSON of the answer. */
  ask: (url: URL, form: URLSearchParams, stop: AbortSignal | undefined) => Promise<unknown>;
}

/** The headers that let a request in at a permit system. Throws `FeedFailure` `refused` where the operator may not read it. */
export function createCredentials({ access, now, ask }: Options) {
  let token: Token | null = null;

  async function openGovToken(stop: AbortSignal | undefined): Promise<string> {
    const { opengov } = access;
    if (!opengov) throw off('OpenGov', 'OPENGOV_CLIENT_ID');
    if (token !== null && now().getTime() < token.until) return token.value;
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: opengov.clientId,
      client_secret: opengov.clientSecret,
      audience: AUDIENCE,
    });
    const parsed = tokenSchema.safeParse(await ask(new URL(TOKEN_URL), form, stop));
    if (!parsed.success) throw new FeedFailure('portal_error', 'OpenGov gave no token');
    const { access_token: value, expires_in: seconds } = parsed.data;
    token = { value, until: now().getTime() + Math.min(seconds * 1000, LONGEST_MS) - MARGIN_MS };
    return value;
  }

  return async (
    system: PermitSystem,
    url: URL,
    stop: AbortSignal | undefined,
  ): Promise<Record<string, string>> => {
    if (system === 'opengov') return { authorization: `Bearer ${await openGovToken(stop)}` };
    if (system === 'accela') {
      const { accela } = access;
      if (!accela) throw off('Accela', 'ACCELA_APP_ID');
      return { 'x-accela-appid': accela.appId, 'x-accela-environment': accela.environment };
    }
    if (!isAllowedHost(url.host, access)) throw off(`EnerGov at ${url.host}`, 'ENERGOV_HOSTS');
    return {};
  };
}

function off(what: string, setting: string): FeedFailure {
  return new FeedFailure('refused', `${what} is off: ${setting} does not allow it`);
}
