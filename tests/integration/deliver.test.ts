import { expect, test, vi } from 'vitest';
import { messages } from '@/db/schema';
import { fanOutEvents } from '@/lib/company/notifications/fan-out';
import { deliverJob } from '@/lib/edge/jobs/deliver';
import { demoPayments } from '@/lib/providers/billing/demo/payments';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import {
  jobContext,
  linkPermit,
  makeCompany,
  makeEvent,
  makeFeed,
  makePermit,
  NOW,
} from '../support/factories';
import { NO_CHECKS } from '../support/no-checks';
import { rolledBack } from '../support/test-database';

const MINUTE_MS = 60_000;

test('a message that leaves after long composing is not taken for cut off', () =>
  rolledBack(async (db) => {
    const permit = await makePermit(db, await makeFeed(db));
    const { companyId } = await makeCompany(db);
    await linkPermit(db, companyId, permit);
    await makeEvent(db, permit);
    await fanOutEvents(jobContext(db));
    // To compose, which comes after the requests for links by mail, takes twenty minutes.
    let passed = 0;
    let transactions = 0;
    const time = vi.spyOn(performance, 'now').mockImplementation(() => passed);
    const slow = new Proxy(db, {
      get(target, name) {
        if (name === 'transaction') transactions += 1;
        if (transactions === 2) passed = 20 * MINUTE_MS;
        return Reflect.get(target, name);
      },
    });
    let age = Number.NaN;
    const send = async () => {
      const [message] = await db.select().from(messages);
      age = NOW.getTime() + passed - (message?.nextAttemptAt?.getTime() ?? 0);
    };
    try {
      await deliverJob(
        jobContext(slow),
        {
          feeds: createFeedHttp(),
          siteUrl: 'http://localhost:3000',
          mail: { send },
          sms: null,
          ...NO_CHECKS,
          payments: demoPayments,
          signal: new AbortController().signal,
        },
        {},
      );
    } finally {
      time.mockRestore();
    }
    // Claimed just now: another worker that looks does not take it for one that a crash left behind.
    expect(age).toBe(0);
  }));

test('a notice that leaves by SMTP names the sender’s postal address, one in the outbox does not', () =>
  rolledBack(async (db) => {
    const postalAddress = '12 Main St, Austin, TX 78701';
    const permit = await makePermit(db, await makeFeed(db));
    const { companyId } = await makeCompany(db);
    await linkPermit(db, companyId, permit);
    const texts: string[] = [];
    for (const mail of [null, { send: async ({ text }: { text: string }) => void texts.push(text) }]) {
      await makeEvent(db, permit);
      await fanOutEvents(jobContext(db));
      await deliverJob(
        jobContext(db),
        {
          feeds: createFeedHttp(),
          siteUrl: 'http://localhost:3000',
          postalAddress,
          mail,
          sms: null,
          ...NO_CHECKS,
          payments: demoPayments,
          signal: new AbortController().signal,
        },
        {},
      );
    }
    const kept = await db.select({ text: messages.text }).from(messages);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(postalAddress);
    expect(kept.filter(({ text }) => text.includes(postalAddress))).toHaveLength(1);
    expect(kept).toHaveLength(2);
  }));
