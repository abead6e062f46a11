import { expect } from '@playwright/test';
import { and, eq, gte, lt } from 'drizzle-orm';
import { feeds, workflows } from '@/db/schema';
import type { CompanyId } from '@/lib/context';
import { requestPoll } from '@/lib/tracking/feeds/mutations';
import { jobContext } from '../support/factories';
import { siteDatabase } from './people';
import { sampleFeed } from './test-company';

/** Has the site read a city's feed from now on to its end: what the city published before is in. */
export async function readCity(city: string): Promise<void> {
  const { db, close } = siteDatabase();
  const feedId = sampleFeed(city);
  const asked = new Date();
  const isRead = async () => {
    const [feed] = await db
      .select({ id: feeds.id })
      .from(feeds)
      .where(and(eq(feeds.id, feedId), gte(feeds.readSince, asked)));
    return feed !== undefined;
  };
  try {
    // A read that was under way already may have passed what is new.
    await expect(async () => {
      await requestPoll(jobContext(db, new Date()), { feedId });
      await expect.poll(isRead, { timeout: 10_000, intervals: [200] }).toBe(true);
    }).toPass({ timeout: 60_000 });
  } finally {
    await close();
  }
}

/** Has the company's workflows look at what happened, a minute or less before they would, and to the end. */
export async function runWorkflows(companyId: CompanyId): Promise<void> {
  const { db, close } = siteDatabase();
  const asked = new Date();
  const own = eq(workflows.companyId, companyId);
  try {
    await db.update(workflows).set({ nextLookAt: asked }).where(own);
    await expect
      .poll(() => db.$count(workflows, and(own, lt(workflows.lookedUntil, asked))), { timeout: 30_000 })
      .toBe(0);
  } finally {
    await close();
  }
}
