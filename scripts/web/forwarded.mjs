import { BlockList } from 'node:net';

/** Loopback, private and link-local addresses: where a proxy in front of this server stands. */
const NEAR = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
]) {
  NEAR.addSubnet(network, prefix, 'ipv4');
}
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');
NEAR.addSubnet('fe80::', 10, 'ipv6');

/** Whose word Next takes for which site was asked for. */
const OF_A_PROXY = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'];
/** Words the server speaks with itself: that its guard has run already, which scripts a page may hold. */
const OWN = /^(x-middleware-.*|content-security-policy(-report-only)?)$/;

/**
 * Makes the forwarded headers something to rely on. Next believes them whoever sends them; here only a proxy may set
 * them, and whoever connects from a public address is that address, unless `trustsAll` says that a proxy has such a one.
 * @param {{headers: Record<string, string | string[] | undefined>, socket: {remoteAddress?: string | undefined}}} request
 * @param {boolean} trustsAll
 */
export function settleClientAddress(request, trustsAll) {
  const peer = request.socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '');
  if (peer === undefined || trustsAll) return;
  if (NEAR.check(peer, peer.includes(':') ? 'ipv6' : 'ipv4')) return;
  for (const name of OF_A_PROXY) delete request.headers[name];
  request.headers['x-forwarded-for'] = peer;
}

/**
 * Takes out what nobody outside may say, proxies included.
 * @param {{headers: Record<string, string | string[] | undefined>}} request
 */
export function dropInternalHeaders({ headers }) {
  for (const name of Object.keys(headers)) if (OWN.test(name)) delete headers[name];
}
