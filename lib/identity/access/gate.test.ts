import { expect, test } from 'vitest';
import type { Context, PublicActor } from '@/lib/context';
import type { Account } from '@/lib/identity/accounts/types';
import { admit } from './gate';

const ctx = { actor: { kind: 'public' } } as Context<PublicActor>;

const admin = (hasSecondFactor: boolean) =>
  ({
    user: { id: 'usr_1', isAdmin: true, hasSecondFactor },
    session: { id: 'ses_1' },
    company: null,
    hasPortal: false,
  }) as Account;

const codeOf = (work: () => unknown) => {
  try {
    work();
    return 'ok';
  } catch (error) {
    return Object(error).code;
  }
};

test('an admin enters the back office with a second factor alone, unless the installation asks for none', () => {
  expect(codeOf(() => admit(ctx, admin(false), 'admin'))).toBe('second_factor_required');
  expect(admit(ctx, admin(true), 'admin').actor).toEqual({ kind: 'admin', userId: 'usr_1' });
  expect(codeOf(() => admit(ctx, admin(false), 'admin', { adminsNeedSecondFactor: false }))).toBe('ok');
});

test('without one, an admin has what is needed to set it up', () => {
  expect(admit(ctx, admin(false), 'account.own').actor).toMatchObject({ kind: 'account', userId: 'usr_1' });
});
