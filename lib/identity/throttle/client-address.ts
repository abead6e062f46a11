/**
 * The client address as recorded by the last trusted proxy; earlier entries are client-supplied. Without a
 * proxy our own web server sets it (`scripts/web.mjs`).
 */
export function clientAddress(headers: { get(name: string): string | null }): string | null {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return last ? last.slice(0, 64) : null;
}

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/**
 * The throttling key of an address: an IPv4 address itself; of IPv6 the /64 network `2001:db8:0:1::/64`,
 * because one connection owns all its addresses.
 */
export function addressBlock(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0');
  const network = [...head, ...zeros, ...tail].slice(0, GROUPS_OF_A_NETWORK);
  return `${network.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
