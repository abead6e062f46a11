import { expect, test } from 'vitest';
import { addressBlock, widerNetworks } from './client-address';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:0DB8::1:0:0:0:7', '2001:db8:0:1::/64'],
  ['2001:db8:0:2::7', '2001:db8:0:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  // What no network has, a proxy may still hand on.
  ['1:2:3:4:5:6:7:8:9::a', '1:2:3:4::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});

test('an IPv6 address also counts by the /56 and the /48 around it', () => {
  expect(widerNetworks('2001:db8:a:1ff:aaaa::1')).toEqual([
    { network: '2001:db8:a:100::/56', factor: 4 },
    { network: '2001:db8:a::/48', factor: 16 },
  ]);
  expect(widerNetworks('2001:db8:a:1ab::2')).toEqual(widerNetworks('2001:db8:a:1ff:aaaa::1'));
  expect(widerNetworks('192.0.2.7')).toEqual([]);
  expect(widerNetworks('unknown')).toEqual([]);
});
