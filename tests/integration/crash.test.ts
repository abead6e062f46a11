import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { feeds, permitEvents, permits } from '@/db/schema';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { pollFeed } from '@/lib/tracking/feeds/poll';
import { jobContext } from '../support/factories';
import { SmallCity } from '../support/small-city';
import { freshDatabase } from '../support/test-database';

const FEED = 'smallville-tx';
const ROWS = 60;

test('a worker killed in the middle of a read loses nothing and tells nothing twice', async () => {
  const database = await freshDatabase();
  const city = new SmallCity();
  for (let i = 0; i < ROWS; i++) city.set(`k${String(i).padStart(3, '0')}`, 'Issued');
  const portal = await city.listen(15);
  city.record = { ...city.record, endpoint: `${portal.url}/resource/abcd-1234.json` };
  const { db } = database;
  await db.insert(feeds).values({ id: FEED, record: FEED, mode: 'live', nextPollAt: new Date(0) });
  const pollAt = (now: Date) =>
    pollFeed(jobContext(db, now), { feedId: FEED, record: city.record, http: createFeedHttp(), pageSize: 4 });
  const position = async () => (await db.select().from(feeds).where(eq(feeds.id, FEED)))[0]?.position;

  try {
    await pollAt(new Date());
    for (const key of city.rows.keys()) city.set(key, 'Final');
    let ahead = 0;
    for (let kill = 0; kill < 3; kill++) {
      await db.update(feeds).set({ nextPollAt: new Date(0), readLeaseUntil: null });
      const before = JSON.stringify(await position());
      const worker = fork(join(import.meta.dirname, '../support/poll-once.ts'), {
        execArgv: ['--import', 'tsx'],
        env: {
          ...process.env,
          POLL: JSON.stringify({ url: database.url, embedded: database.embedded, record: city.record }),
        },
      });
      const ended = once(worker, 'exit');
      // As soon as it has committed a page it dies, most likely in the middle of the next.
      while (JSON.stringify(await position()) === before && worker.exitCode === null)
        await new Promise((r) => setTimeout(r, 5));
      worker.kill('SIGKILL');
      await ended;
      ahead = await db.$count(permitEvents);
    }
    expect(ahead).toBeGreaterThan(0);
    expect(ahead).toBeLessThan(ROWS);
    // The dead worker's lease runs out by itself.
    expect((await pollAt(new Date())).state).toBe('busy');
    expect((await pollAt(new Date(Date.now() + 4 * 60_000))).state).toBe('read');

    expect(await db.$count(permits)).toBe(ROWS);
    expect(await db.$count(permits, sql`status_word = 'Final' and revision = 1`)).toBe(ROWS);
    expect(await db.$count(permitEvents)).toBe(ROWS);
  } finally {
    portal.close();
    await database.close();
  }
});
