import { describe, expect, test } from 'vitest';
import { clientAddress } from '@/lib/identity/throttle/client-address';
import { dropInternalHeaders, settleClientAddress, trustedProxies } from './forwarded.mjs';

function addressSeen(remoteAddress: string, claimed: string, setting?: string): string | null {
  const headers: Record<string, string | undefined> = { 'x-forwarded-for': claimed };
  settleClientAddress({ headers, socket: { remoteAddress } }, trustedProxies(setting));
  return clientAddress({ get: (name) => headers[name] ?? null });
}

describe('without TRUSTED_PROXIES', () => {
  test.each(['198.51.100.7', '::ffff:198.51.100.7', '2001:db8::7', '127.0.0.1', '10.1.2.3', 'fd00::1'])(
    '%s cannot claim to be another (ASVS 4.1.3, 15.3.4)',
    (peer) => {
      expect(addressSeen(peer, '192.0.2.1')).toBe(peer.replace('::ffff:', ''));
      expect(addressSeen(peer, '192.0.2.1', '0')).toBe(peer.replace('::ffff:', ''));
    },
  );
});

describe('with addresses of proxies', () => {
  test.each(['10.1.2.3', '::ffff:10.1.2.3', 'fd00::1'])(
    'one at %s is believed in what it wrote last',
    (proxy) => {
      const setting = '10.0.0.0/8, fd00::1';
      expect(addressSeen(proxy, 'made-up, 198.51.100.1, 192.0.2.1', setting)).toBe('192.0.2.1');
      expect(addressSeen(proxy, '192.0.2.1:4711', setting)).toBe('192.0.2.1');
      expect(addressSeen(proxy, '[2001:db8::1]:4711', setting)).toBe('2001:db8::1');
    },
  );

  test('one behind another is passed over, and nobody else is believed', () => {
    expect(addressSeen('10.1.2.3', '198.51.100.1, 192.0.2.1, 10.9.9.9', '10.0.0.0/8')).toBe('192.0.2.1');
    expect(addressSeen('192.168.1.1', '192.0.2.1', '10.0.0.0/8')).toBe('192.168.1.1');
  });

  test('what is no address counts as the proxy itself', () => {
    expect(addressSeen('10.1.2.3', '192.0.2.1, unknown', '10.0.0.0/8')).toBe('10.1.2.3');
    expect(addressSeen('10.1.2.3', '', '10.0.0.0/8')).toBe('10.1.2.3');
  });
});

test('a number of proxies in a row is counted from the end of the list', () => {
  expect(addressSeen('203.0.113.9', 'made-up, 198.51.100.1, 192.0.2.1', '1')).toBe('192.0.2.1');
  expect(addressSeen('203.0.113.9', 'made-up, 198.51.100.1, 192.0.2.1', '2')).toBe('198.51.100.1');
  expect(addressSeen('203.0.113.9', 'made-up, 198.51.100.1, 192.0.2.1', '3')).toBe('198.51.100.1');
  expect(addressSeen('203.0.113.9', '', '2')).toBe('203.0.113.9');
});

test('what can be no proxy is refused', () => {
  for (const setting of ['proxy.example', '10.0.0.0/99', '11'])
    expect(() => trustedProxies(setting)).toThrow();
});

test('which site was asked for is a proxy’s word as well', () => {
  const headersFrom = (remoteAddress: string, setting: string) => {
    const headers = {
      host: 'lintel.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
    };
    settleClientAddress({ headers, socket: { remoteAddress } }, trustedProxies(setting));
    return Object.keys(headers);
  };
  expect(headersFrom('198.51.100.7', '')).toEqual(['host', 'x-forwarded-for']);
  expect(headersFrom('10.1.2.3', '')).toEqual(['host', 'x-forwarded-for']);
  const all = ['host', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for'];
  expect(headersFrom('10.1.2.3', '10.0.0.0/8')).toEqual(all);
  expect(headersFrom('198.51.100.7', '1')).toEqual(all);
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
