import { expect, test } from 'vitest';
import { createCheck } from '@/lib/checking/checks/mutations';
import { COMPANY_CAPS } from '@/lib/identity/throttle/company-caps';
import { newOwner, outcome } from '../support/team';
import { rolledBack } from '../support/test-database';

const place = { city: 'Denver', county: null, state: 'CO' as const };

test('a company makes so many checks a day, fewer without a plan, and others are not held up', () =>
  rolledBack(async (db) => {
    const owner = await newOwner(db, { tier: 'solo' });
    const planless = { ...owner, actor: { ...owner.actor, tier: null } };
    const make = (ctx: typeof owner) =>
      outcome(createCheck(ctx, { permitType: 'fence', place, answers: {} }));
    for (let made = 0; made < COMPANY_CAPS.checks.planless; made += 1)
      expect(await make(planless)).toBe('done');
    expect(await make(planless)).toBe('rate_limited');
    expect(await make(owner)).toBe('done');
    expect(await make(await newOwner(db))).toBe('done');
    const tomorrow = new Date(owner.now.getTime() + 25 * 3_600_000);
    expect(await make({ ...planless, now: tomorrow })).toBe('done');
  }));
