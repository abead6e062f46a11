/**
 * The client address as our own web server settled it (`scripts/web/forwarded.mjs`): of what a trusted proxy recorded,
 * or else the peer's. Where more than one is listed, the last one counts; earlier entries are client-supplied.
 */
export function clientAddress(headers: { get(name: string): string | null }): string | null {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return last ? last.slice(0, 64) : null;
}

const GROUPS = 8;
const GROUP_BITS = 16;

/**
 * The throttling key of an address: an IPv4 address itself; of IPv6 the /64 network `2001:db8:0:1::/64`,
 * because one connection owns all its addresses.
 */
export function addressBlock(address: string): string {
  return isIpv6(address) ? ipv6Network(address, 64) : address;
}

export interface WiderNetwork {
  network: string;
  /** How many times the attempts of one connection it may make. */
  factor: number;
}

/**
 * The networks around an IPv6 address that one customer may hold as well: providers hand out a /56 to a home and a /48
 * to a business, so attempts can be spread over 256 or 65,536 times a /64. Empty for IPv4.
 */
export function widerNetworks(address: string): WiderNetwork[] {
  if (!isIpv6(address)) return [];
  return [
    { network: ipv6Network(address, 56), factor: 4 },
    { network: ipv6Network(address, 48), factor: 16 },
  ];
}

function isIpv6(address: string): boolean {
  return address.includes(':') && !address.includes('.');
}

/** `2001:db8:0:1::/64` */
function ipv6Network(address: string, bits: number): string {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, Math.ceil(bits / GROUP_BITS));
  const rest = bits % GROUP_BITS;
  const kept = groups.map((group, index) =>
    rest > 0 && index === groups.length - 1 ? maskGroup(group, rest) : group,
  );
  return `${kept.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/${bits}`;
}

/** The first bits of a group, the others zero. */
function maskGroup(group: string, bits: number): string {
  const value = Number.parseInt(group, 16) || 0;
  return (value & (0xffff << (GROUP_BITS - bits))).toString(16);
}
