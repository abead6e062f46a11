import { isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { permits } from '@/db/schema';
import { tidyJob } from '@/lib/edge/jobs/tidy';
import { jobContext, makeFeed, makePermit } from '../support/factories';
import { NO_CHECKS } from '../support/no-checks';
import { rolledBack } from '../support/test-database';

it('goes on where one kind of thing cannot be tidied', () =>
  rolledBack(async (db) => {
    await makePermit(db, await makeFeed(db));
    // The hour at which the store is gone through.
    const ctx = jobContext(db, new Date('2026-11-20T09:30:00Z'));
    const logged: unknown[] = [];
    ctx.log.error = (...line: unknown[]) => void logged.push(...line);
    await tidyJob(
      ctx,
      {
        feeds: { getJson: () => Promise.reject(new Error('nobody is asked here')) },
        siteUrl: 'https://lintel.test',
        mail: null,
        sms: null,
        payments: () => {
          throw new Error('nobody pays here');
        },
        // Its store refuses whatever it is asked.
        ...NO_CHECKS,
        signal: new AbortController().signal,
      },
      {},
    );
    expect(logged).toContainEqual(expect.objectContaining({ step: 'files' }));
    expect(await db.$count(permits, isNull(permits.search))).toBe(0);
  }));
