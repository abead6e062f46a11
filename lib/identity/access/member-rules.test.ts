import { describe, expect, test } from 'vitest';
import { INVITED_ROLES } from '@/lib/company/invitations/types';
import { MEMBER_ROLES } from '@/lib/context';
import { GOVERNS, mayGive, mayManage, rolesToGive } from './member-rules';

const person = (userId: string, role: (typeof MEMBER_ROLES)[number]) => ({ userId, role });

describe('who may put whom in their place', () => {
  test.each(MEMBER_ROLES)('a %s is under nobody of their own rank, and never under themselves', (role) => {
    expect(mayManage(person('a', role), person('b', role))).toBe(false);
    expect(mayManage(person('a', role), person('a', 'viewer'))).toBe(false);
  });

  test.each(MEMBER_ROLES)('a %s may do nothing to the owner', (role) => {
    expect(mayManage(person('a', role), person('b', 'owner'))).toBe(false);
  });

  test.each(MEMBER_ROLES)('a %s gives no role they could not take away again', (role) => {
    for (const given of INVITED_ROLES)
      expect(mayGive(role, given)).toBe(mayManage(person('a', role), person('b', given)));
    expect(rolesToGive(role)).toEqual(GOVERNS[role]);
  });

  test('the owner gives every role an invitation can, members and viewers none', () => {
    expect(rolesToGive('owner')).toEqual(INVITED_ROLES);
    expect([...rolesToGive('member'), ...rolesToGive('viewer')]).toEqual([]);
  });
});
