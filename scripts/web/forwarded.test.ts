import { expect, test } from 'vitest';
import { clientAddress } from '@/lib/accounts/client-address';
import { settleClientAddress } from './forwarded.mjs';

function addressSeen(remoteAddress: string, claimed: string, trustsAll = false): string | null {
  const headers: Record<string, string | undefined> = { 'x-forwarded-for': claimed };
  settleClientAddress({ headers, socket: { remoteAddress } }, trustsAll);
  return clientAddress({ get: (name) => headers[name] ?? null });
}

test.each(['198.51.100.7', '::ffff:198.51.100.7', '2001:db8::7'])('%s cannot claim to be another', (peer) => {
  expect(addressSeen(peer, '192.0.2.1')).toBe(peer.replace('::ffff:', ''));
});

test.each(['127.0.0.1', '::1', '10.1.2.3', '::ffff:172.18.0.1', 'fd00::1'])(
  'a proxy at %s is believed in what it wrote last',
  (proxy) => {
    expect(addressSeen(proxy, 'made-up, 192.0.2.1')).toBe('192.0.2.1');
  },
);

test('a proxy with a public address is believed where the settings say so', () => {
  expect(addressSeen('198.51.100.7', '192.0.2.1', true)).toBe('192.0.2.1');
});
