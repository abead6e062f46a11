import { expect, test } from 'vitest';
import type { Account } from '@/lib/identity/accounts/types';
import { getWayOut } from './home-page';

const account = (given: { isAdmin?: boolean; company?: boolean; hasPortal?: boolean }) =>
  ({
    user: { isAdmin: given.isAdmin ?? false },
    company: given.company ? { id: 'cmp_1' } : null,
    hasPortal: given.hasPortal ?? false,
  }) as Account;

test('who belongs to no company any more is sent to where they are told so', () => {
  expect(getWayOut(account({}), 'admin')).toBe('/login');
  expect(getWayOut(account({}), 'portal.read')).toBe('/login');
  expect(getWayOut(account({}), 'permits.read')).toBe('/login');
});

test('everybody else is sent home, but not in a circle', () => {
  expect(getWayOut(account({ company: true }), 'admin')).toBe('/dashboard');
  expect(getWayOut(account({ hasPortal: true }), 'admin')).toBe('/subcontractor-portal');
  expect(getWayOut(account({ isAdmin: true }), 'portal.read')).toBe('/admin');
  expect(getWayOut(account({ company: true }), 'permits.read')).toBeNull();
});
