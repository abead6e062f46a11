import { BlockList, isIP } from 'node:net';

/** What a proxy says about the request as it arrived there. Next takes the word of whoever sends it. */
const OF_A_PROXY = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded', 'x-real-ip'];
/** Words the server speaks with itself: that its guard has run already, which scripts a page may hold. */
const OWN = /^(x-middleware-.*|content-security-policy(-report-only)?)$/;

/** More than any installation has in a row. */
const MOST_HOPS = 10;

/**
 * Which proxies are believed about who the client is.
 * @typedef {{hops: number} | {isTrusted: (address: string) => boolean}} TrustedProxies
 */

/**
 * Reads TRUSTED_PROXIES: a number of proxies in a row, or their addresses and networks. `lib/env.ts` has refused what
 * is malformed, as one sentence; here it throws.
 * @param {string | undefined} setting
 * @returns {TrustedProxies} nobody is trusted where it is empty
 */
export function trustedProxies(setting) {
  const given = setting?.trim() ?? '';
  if (/^\d+$/.test(given)) {
    if (Number(given) > MOST_HOPS) throw new Error(`TRUSTED_PROXIES: at most ${MOST_HOPS} proxies in a row`);
    return { hops: Number(given) };
  }
  const list = new BlockList();
  for (const entry of given.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', prefix] = entry.split('/');
    const type = typeOf(address);
    if (isIP(address) === 0) throw new Error(`TRUSTED_PROXIES: ${entry} is no address`);
    if (prefix === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(prefix), type);
  }
  return { isTrusted: (address) => list.check(address, typeOf(address)) };
}

/**
 * Makes the forwarded headers something to rely on: afterwards `x-forwarded-for` is one address, the client's. A list
 * is read from its end, where each proxy writes who asked it; what stands before the last proxy trusted is whatever
 * the client made up.
 * @param {{headers: Record<string, string | string[] | undefined>, socket: {remoteAddress?: string | undefined}}} request
 * @param {TrustedProxies} proxies
 */
export function settleClientAddress(request, proxies) {
  const { headers } = request;
  const peer = toAddress(request.socket.remoteAddress ?? '');
  const asked = [...listOf(headers['x-forwarded-for']), peer];
  const client =
    'hops' in proxies ? behindHops(asked, proxies.hops) : behindTrusted(asked, proxies.isTrusted);
  const viaProxy = 'hops' in proxies ? proxies.hops > 0 : peer !== '' && proxies.isTrusted(peer);
  if (!viaProxy) for (const name of OF_A_PROXY) delete headers[name];
  if (client === '') delete headers['x-forwarded-for'];
  else headers['x-forwarded-for'] = client;
}

/** Each proxy added one address, and the last one is the peer; what is missing or no address ends the walk. */
function behindHops(asked, hops) {
  let client = asked.length - 1;
  while (client > 0 && asked.length - 1 - client < hops && asked[client - 1] !== '') client -= 1;
  return asked[client];
}

function behindTrusted(asked, isTrusted) {
  let client = asked.length - 1;
  while (client > 0 && asked[client] !== '' && isTrusted(asked[client]) && asked[client - 1] !== '')
    client -= 1;
  return asked[client];
}

/** @param {string | string[] | undefined} header */
function listOf(header) {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  return text === '' ? [] : text.split(',').map((part) => toAddress(part.trim()));
}

/** Without a port or a zone, and an IPv4 address as itself; empty where it is none. */
function toAddress(text) {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const bare = bracketed ?? (/^[\d.]+:\d+$/.test(text) ? text.slice(0, text.indexOf(':')) : text);
  const address = bare.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? '' : address;
}

function typeOf(address) {
  return address.includes(':') ? 'ipv6' : 'ipv4';
}

/**
 * Takes out what nobody outside may say, proxies included.
 * @param {{headers: Record<string, string | string[] | undefined>}} request
 */
export function dropInternalHeaders({ headers }) {
  for (const name of Object.keys(headers)) if (OWN.test(name)) delete headers[name];
}
