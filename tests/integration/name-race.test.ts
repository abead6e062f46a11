import { eq, sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { companyPermits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { rejectName } from '@/lib/tracking/matching/decisions';
import { linkPermits } from '@/lib/tracking/matching/mutations';
import { jobContext, makeCompany, makeFeed, makePermit } from '../support/factories';
import { freshDatabase } from '../support/test-database';

// The embedded database has one transaction at a time.
it.skipIf(inject('database').kind === 'embedded')(
  'a name rejected while its permits are being linked keeps none of them',
  async () => {
    const { db, close } = await freshDatabase();
    try {
      await makeFeed(db);
      const { companyId, userId } = await makeCompany(db, { names: ['test builders'] });
      const permitId = await makePermit(db, 'austin-tx');
      const actor: UserActor = { kind: 'user', companyId, userId, role: 'owner', tier: 'team' };
      const ctx: Context<UserActor> = { ...jobContext(db), actor };
      let settled = false;
      let rejecting: Promise<unknown> = Promise.resolve();
      await db.transaction(async (tx) => {
        expect(await linkPermits(jobContext(tx), { permitIds: [permitId] })).toEqual({ linked: 1 });
        rejecting = rejectName(ctx, { norm: 'test builders' }).finally(() => {
          settled = true;
        });
        const waits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        while (!settled && (await db.execute(waits)).length === 0);
      });
      await rejecting;
      expect(await db.select().from(companyPermits).where(eq(companyPermits.companyId, companyId))).toEqual(
        [],
      );
    } finally {
      await close();
    }
  },
);
