import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { messages, notifications, permitEvents, permits, recipients, smsInbound } from '@/db/schema';
import { dropOldNotices } from '@/lib/company/notifications/retention';
import { dropOldHistory } from '@/lib/tracking/feeds/retention';
import {
  jobContext,
  linkPermit,
  makeCompany,
  makeEvent,
  makeFeed,
  makePermit,
  NOW,
} from '../support/factories';
import { rolledBack } from '../support/test-database';

const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

async function permitWithEvent(db: Database, days: number, changes: { missingSince?: Date } = {}) {
  const permitId = await makePermit(db, await makeFeed(db), changes);
  const eventId = await makeEvent(db, permitId);
  await db
    .update(permitEvents)
    .set({ detectedAt: daysAgo(days), fannedOutAt: daysAgo(days) })
    .where(eq(permitEvents.id, eventId));
  return { permitId, eventId };
}

test('history of permits nobody watches goes after two years; what is watched, recent or not yet told stays', () =>
  rolledBack(async (db) => {
    const { companyId } = await makeCompany(db);
    const old = await permitWithEvent(db, 800);
    const recent = await permitWithEvent(db, 700);
    const watched = await permitWithEvent(db, 800);
    await linkPermit(db, companyId, watched.permitId);
    const waiting = await permitWithEvent(db, 800);
    await db.update(permitEvents).set({ fannedOutAt: null }).where(eq(permitEvents.id, waiting.eventId));
    const gone = await permitWithEvent(db, 800, { missingSince: daysAgo(800) });
    const goneButWatched = await permitWithEvent(db, 800, { missingSince: daysAgo(800) });
    await linkPermit(db, companyId, goneButWatched.permitId);

    await dropOldHistory(jobContext(db));

    const events = new Set((await db.select().from(permitEvents)).map((event) => event.id));
    expect(
      [old, recent, watched, waiting, gone, goneButWatched].map((one) => events.has(one.eventId)),
    ).toEqual([false, true, true, true, false, true]);
    const held = new Set((await db.select().from(permits)).map((permit) => permit.id));
    // What the city still holds stays: dropped, it would be found anew and told as news.
    expect([old, gone, goneButWatched].map((one) => held.has(one.permitId))).toEqual([true, false, true]);
  }));

test('a message loses its words after 90 days and is gone with its notices after 400; a stop stays as proof', () =>
  rolledBack(async (db) => {
    const message = (id: string, days: number, state: 'sent' | 'queued') => ({
      id,
      channel: 'email' as const,
      recipient: 'ana@example.com',
      locale: 'en' as const,
      subject: 'One change',
      html: '<p>words</p>',
      text: 'words',
      state,
      createdAt: daysAgo(days),
    });
    await db
      .insert(messages)
      .values([
        message('m-new', 10, 'sent'),
        message('m-old', 100, 'sent'),
        message('m-ancient', 500, 'sent'),
        message('m-waiting', 500, 'queued'),
      ]);
    const inbound = (providerId: string, action: 'none' | 'stop') => ({
      providerId,
      fromPhone: '+15125550100',
      body: 'hello',
      action,
      receivedAt: daysAgo(100),
    });
    await db.insert(smsInbound).values([inbound('s1', 'none'), inbound('s2', 'stop')]);

    await dropOldNotices(jobContext(db));

    const kept = await db
      .select({ id: messages.id, text: messages.text })
      .from(messages)
      .orderBy(messages.id);
    expect(kept).toEqual([
      { id: 'm-new', text: 'words' },
      { id: 'm-old', text: '' },
      { id: 'm-waiting', text: 'words' },
    ]);
    const texts = await db.select().from(smsInbound).orderBy(smsInbound.providerId);
    expect(texts.map((text) => text.body)).toEqual(['', 'hello']);
    expect(await db.select().from(notifications)).toEqual([]);
  }));

test('old notices go some at a time, and a run of few at a time ends before all are gone', () =>
  rolledBack(async (db) => {
    const { companyId } = await makeCompany(db);
    const [reader] = await db.select().from(recipients);
    if (!reader) throw new Error('nobody to tell');
    const permitId = await makePermit(db, await makeFeed(db));
    for (let count = 0; count < 45; count += 1)
      await db.insert(notifications).values({
        eventId: await makeEvent(db, permitId),
        recipientId: reader.id,
        companyId,
        channel: 'email',
        state: count === 0 ? 'queued' : 'sent',
        dueAt: daysAgo(count === 1 ? 10 : 500),
      });
    await dropOldNotices(jobContext(db), { batch: 2 });
    expect(await db.$count(notifications)).toBe(5);
    await dropOldNotices(jobContext(db), { batch: 2 });
    const kept = await db.select().from(notifications);
    expect(kept.map(({ state, dueAt }) => [state, dueAt]).sort()).toEqual([
      ['queued', daysAgo(500)],
      ['sent', daysAgo(10)],
    ]);
  }));
