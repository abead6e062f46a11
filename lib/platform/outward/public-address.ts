import { BlockList, isIP } from 'node:net';

/** Networks of our own, of this machine, and of clouds' machines about themselves: nobody outside lives there. */
const INNER = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  INNER.addSubnet(network, bits, 'ipv4');

/** All that is given out to the world of IPv6; within it, what leads elsewhere: tunnels and examples. */
const WORLD = new BlockList();
WORLD.addSubnet('2000::', 3, 'ipv6');
const WITHIN = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  WITHIN.addSubnet(network, bits, 'ipv6');

/** Whether an address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !INNER.check(address, 'ipv4');
    case 6:
      return WORLD.check(address, 'ipv6') && !WITHIN.check(address, 'ipv6');
    default:
      return false;
  }
}
