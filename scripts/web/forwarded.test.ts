import { expect, test } from 'vitest';
import { clientAddress } from '@/lib/identity/throttle/client-address';
import { dropInternalHeaders, settleClientAddress } from './forwarded.mjs';

function addressSeen(remoteAddress: string, claimed: string, trustsAll = false): string | null {
  const headers: Record<string, string | undefined> = { 'x-forwarded-for': claimed };
  settleClientAddress({ headers, socket: { remoteAddress } }, trustsAll);
  return clientAddress({ get: (name) => headers[name] ?? null });
}

test.each(['198.51.100.7', '::ffff:198.51.100.7', '2001:db8::7'])(
  '%s cannot claim to be another (ASVS 4.1.3, 15.3.4)',
  (peer) => {
    expect(addressSeen(peer, '192.0.2.1')).toBe(peer.replace('::ffff:', ''));
  },
);

test.each(['127.0.0.1', '::1', '10.1.2.3', '::ffff:172.18.0.1', 'fd00::1'])(
  'a proxy at %s is believed in what it wrote last',
  (proxy) => {
    expect(addressSeen(proxy, 'made-up, 192.0.2.1')).toBe('192.0.2.1');
  },
);

test('a proxy with a public address is believed where the settings say so', () => {
  expect(addressSeen('198.51.100.7', '192.0.2.1', true)).toBe('192.0.2.1');
});

test('which site was asked for is a proxy’s word as well', () => {
  const headersFrom = (remoteAddress: string) => {
    const headers = {
      host: 'lintel.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
    };
    settleClientAddress({ headers, socket: { remoteAddress } }, false);
    return Object.keys(headers);
  };
  expect(headersFrom('198.51.100.7')).toEqual(['host', 'x-forwarded-for']);
  expect(headersFrom('10.1.2.3')).toEqual(['host', 'x-forwarded-host', 'x-forwarded-proto']);
});

test('nobody says that the guard has run, or which scripts a page may hold', () => {
  const headers = {
    'x-middleware-subrequest': 'middleware:middleware:middleware',
    'x-middleware-rewrite': '/en/admin',
    'content-security-policy': "script-src 'nonce-known'",
    'content-security-policy-report-only': "script-src 'nonce-known'",
    rsc: '1',
    'next-action': 'a1',
  };
  dropInternalHeaders({ headers });
  expect(headers).toEqual({ rsc: '1', 'next-action': 'a1' });
});
