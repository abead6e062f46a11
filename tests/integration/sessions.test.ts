import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '@/db/schema';
import { findAccount } from '@/lib/accounts/queries';
import { jobContext, makeCompany, NOW } from '../support/factories';
import { rolledBack } from '../support/test-database';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

test('a session counts for fourteen days and not past the day its user ended them all', () =>
  rolledBack(async (db) => {
    const { companyId, userId } = await makeCompany(db);
    const account = (issuedAt: Date) => findAccount(jobContext(db), { userId, issuedAt });
    await db
      .update(users)
      .set({ sessionEpoch: daysAgo(30) })
      .where(eq(users.id, userId));
    expect(await account(daysAgo(13))).toMatchObject({ user: { id: userId }, company: { id: companyId } });
    expect(await account(daysAgo(15))).toBeNull();
    await db
      .update(users)
      .set({ sessionEpoch: daysAgo(2) })
      .where(eq(users.id, userId));
    expect(await account(daysAgo(3))).toBeNull();
    expect(await account(daysAgo(1))).not.toBeNull();
  }));
