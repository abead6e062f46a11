import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '@/db/schema';
import { ROLES } from '@/lib/identity/access/types';
import type { Person, RoleUsers } from '../support/role-users';
import { getRefusal } from './access';
import { ACTIONS } from './actions';
import { BUILT_ACTIONS } from './built-actions';
import { db, makeSignedInRoles, openSession } from './people';
import { ask, ORIGIN } from './site';

// Every server action faces nobody, each role, an ended session, a plan too small and another site. What it must answer
// comes from the build's own list of actions and the table of permissions: an action without an entry fails.

interface Cast {
  large: RoleUsers;
  small: RoleUsers;
  ended: Person;
}

/** Nobody may call more than 120 actions a minute (`lib/edge/api/limits.ts`): each cast calls these. */
const CALLS_A_CAST = 80;
const SHARES = Array.from({ length: Math.ceil(BUILT_ACTIONS.length / CALLS_A_CAST) }, (_, share) => share);
const CASES = BUILT_ACTIONS.map((action, place) => ({ ...action, share: Math.floor(place / CALLS_A_CAST) }));

let casts: Cast[];

beforeAll(async () => {
  casts = await Promise.all(SHARES.map(makeCast));
});

async function makeCast(): Promise<Cast> {
  const large = await makeSignedInRoles('enterprise');
  const small = await makeSignedInRoles('solo');
  const ended = await openSession(large.people.owner.userId);
  await db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.id, ended.sessionId));
  return { large, small, ended };
}

test('every action of the build is in the list of actions, and the other way round', () => {
  expect(BUILT_ACTIONS.map(({ name }) => name).sort()).toEqual(Object.keys(ACTIONS).sort());
});

async function call(id: string, page: string, person: Person, origin = ORIGIN) {
  const { status, headers, text } = await ask(page, {
    method: 'POST',
    as: person,
    headers: { 'next-action': id, origin, 'content-type': 'text/plain;charset=UTF-8' },
    body: '[{}]',
  });
  const [, code] = /"ok":false,"code":"(\w+)"/.exec(text) ?? [];
  return { status, code, redirect: headers['x-action-redirect'] };
}

describe.concurrent('an action', () => {
  test.for(CASES)(
    '$name does what it does for whom the table lets, and for nobody else (ASVS 3.5.1, 8.2.1)',
    async ({ id, name, share }) => {
      const action = ACTIONS[name];
      const cast = casts[share];
      if (!action || !cast) throw new Error(`${name} is in no list.`);
      const { large, small, ended } = cast;
      const { access, page } = action;
      // Another site's form finds no action at all (ASVS 3.5.1).
      const foreign = await call(id, page, large.people.owner, 'https://evil.example');
      expect(foreign.status).toBeGreaterThanOrEqual(400);
      if (access === 'form') return;
      // With the cookie of a session that was ended: the middleware lets it pass, the action's own gate does not.
      const visitor = await call(id, page, ended);
      if (access === 'public') {
        expect(visitor.code).not.toBe('unauthenticated');
        expect(visitor.redirect).toBeUndefined();
        return;
      }
      expect(visitor.redirect).toMatch(/\/login/);
      for (const role of ROLES) {
        const { code, status } = await call(id, page, large.people[role]);
        const forbidden = getRefusal(access, role, 'enterprise') !== null;
        expect({ role, forbidden: code === 'forbidden' }).toEqual({ role, forbidden });
        expect(status).toBeLessThan(500);
      }
      const locked = getRefusal(access, 'owner', 'solo')?.code === 'plan_required';
      const { code } = await call(id, page, small.people.owner);
      expect({ locked: code === 'plan_required' }).toEqual({ locked });
    },
  );
});
