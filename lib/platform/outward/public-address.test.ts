import { expect, test } from 'vitest';
import { postOutward } from './post';
import { isPublicAddress } from './public-address';

const INNER = [
  ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
  ...['100.64.0.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', 'fe80::1', 'fd00::1', 'ff02::1', '64:ff9b::a00:1'],
  ...['2002:7f00:1::', '2001:db8::1', '2001::1', 'localhost', '', '1.2.3'],
];

test.each(INNER)('%s is no address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each(['https://localhost/', 'https://127.0.0.1/', 'https://[::1]/', 'https://2130706433/'])(
  'no call is made to %s (ASVS 1.3.6)',
  async (url) => {
    const post = { url, headers: {}, body: '{}' };
    await expect(postOutward(post)).rejects.toMatchObject({ code: 'inner_address' });
  },
);
