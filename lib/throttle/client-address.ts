/**
 * The address a request came from, as the proxy in front of us wrote it down last; whatever a client claims stands
 * before it. Without a proxy our own web server has put it there (`scripts/web.mjs`).
 */
export function clientAddress(headers: { get(name: string): string | null }): string | null {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return last ? last.slice(0, 64) : null;
}

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/**
 * What to count a sender by: an IPv4 address itself; of IPv6 the network, `2001:db8:0:1::/64`, because one connection
 * is given all of its addresses and could be somebody else with each request.
 */
export function addressBlock(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0');
  const network = [...head, ...zeros, ...tail].slice(0, GROUPS_OF_A_NETWORK);
  return `${network.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
