import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { companies, feeds, messages, notifications, permitEvents, permits, recipients } from '@/db/schema';
import { cityLabel } from '@/lib/cities/catalogue';
import type { Context } from '@/lib/context';
import { newId } from '@/lib/ids';
import { type ChangeNotice, renderChangeMail, renderChangeText } from './change-mail';
import type { Channel } from './types';

/** Notices put into messages in one transaction. */
const BATCH = 200;

export interface ComposeInput {
  siteUrl: string;
  /** True where messages leave by SMTP; else the outbox is where they arrive. */
  sendsMail: boolean;
}

type DueNotice = Awaited<ReturnType<typeof findDue>>[number];

/** Puts notices that have come due into one message for each recipient and channel. Each notice once. */
export function composeMessages(
  ctx: Context,
  input: ComposeInput,
): Promise<{ messages: number; notices: number }> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const due = await findDue(inside);
    const groups = new Map<string, DueNotice[]>();
    for (const notice of due) {
      const key = `${notice.recipientId} ${notice.channel}`;
      groups.set(key, [...(groups.get(key) ?? []), notice]);
    }
    for (const group of groups.values()) await writeMessage(inside, input, group);
    return { messages: groups.size, notices: due.length };
  });
}

function findDue(ctx: Context) {
  return ctx.db
    .select({
      eventId: notifications.eventId,
      recipientId: notifications.recipientId,
      channel: notifications.channel,
      companyId: notifications.companyId,
      companyName: companies.name,
      locale: companies.locale,
      timeZone: companies.timeZone,
      recipientName: recipients.name,
      email: recipients.email,
      phone: recipients.phone,
      permitId: permits.id,
      permitNumber: permits.permitNumber,
      permitType: permits.permitType,
      address: permits.address,
      record: feeds.record,
      mode: feeds.mode,
      kind: permitEvents.kind,
      fromWord: permitEvents.fromWord,
      toBucket: permitEvents.toBucket,
      toWord: permitEvents.toWord,
      occurredOn: permitEvents.occurredOn,
    })
    .from(notifications)
    .innerJoin(recipients, eq(recipients.id, notifications.recipientId))
    .innerJoin(companies, eq(companies.id, notifications.companyId))
    .innerJoin(permitEvents, eq(permitEvents.id, notifications.eventId))
    .innerJoin(permits, eq(permits.id, permitEvents.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .where(and(eq(notifications.state, 'queued'), lte(notifications.dueAt, ctx.now)))
    .orderBy(asc(notifications.recipientId), asc(notifications.eventId))
    .limit(BATCH)
    .for('update', { of: notifications, skipLocked: true });
}

async function writeMessage(ctx: Context, input: ComposeInput, group: DueNotice[]): Promise<void> {
  const [first] = group;
  if (!first) return;
  const { channel, companyId, recipientId, locale } = first;
  const recipient = channel === 'email' ? first.email : first.phone;
  const notices = sameNotices(channel, recipientId, group);
  if (recipient === null) {
    await ctx.db.update(notifications).set({ state: 'failed', failure: 'no_address' }).where(notices);
    return;
  }
  const mailInput = {
    locale,
    timeZone: first.timeZone,
    siteUrl: input.siteUrl,
    recipientName: first.recipientName,
    companyName: first.companyName,
    changes: group.map(toChange),
  };
  const mail =
    channel === 'email'
      ? await renderChangeMail(mailInput)
      : { subject: '', html: '', text: await renderChangeText(mailInput) };
  const leaves = input.sendsMail && channel === 'email';
  const id = newId('message');
  await ctx.db.insert(messages).values({
    id,
    companyId,
    channel,
    recipient,
    locale,
    ...mail,
    state: leaves ? 'queued' : 'sent',
    nextAttemptAt: leaves ? ctx.now : null,
    sentAt: leaves ? null : ctx.now,
    createdAt: ctx.now,
  });
  await ctx.db
    .update(notifications)
    .set({ state: leaves ? 'sending' : 'sent', messageId: id, sentAt: leaves ? null : ctx.now })
    .where(notices);
}

function sameNotices(channel: Channel, recipientId: string, group: DueNotice[]) {
  return and(
    eq(notifications.recipientId, recipientId),
    eq(notifications.channel, channel),
    inArray(
      notifications.eventId,
      group.map((notice) => notice.eventId),
    ),
  );
}

function toChange(notice: DueNotice): ChangeNotice {
  return { ...notice, cityLabel: cityLabel(notice.record, notice.locale), sample: notice.mode === 'sample' };
}
