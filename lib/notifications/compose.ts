import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import {
  companies,
  companyPermits,
  feeds,
  messages,
  notifications,
  permitEvents,
  permits,
  recipients,
} from '@/db/schema';
import { cityLabel } from '@/lib/cities/catalogue';
import type { Context } from '@/lib/context';
import { newId } from '@/lib/ids';
import type { ChangeNotice } from '@/lib/mail/templates/change-notice';
import { renderChangeMail, renderChangeText } from './change-mail';
import { findConsenting } from './consent';
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
    const texted = due.filter((notice) => notice.channel === 'sms').map((notice) => notice.companyId);
    const consenting = await findConsenting(inside, [...new Set(texted)]);
    const groups = new Map<string, Group>();
    for (const notice of due) {
      const to = recipientOf(notice, consenting);
      const key = [notice.recipientId, notice.channel, 'failure' in to ? to.failure : ''].join(' ');
      const group = groups.get(key);
      if (group) group.notices.push(notice);
      else groups.set(key, { first: notice, notices: [notice], to });
    }
    let written = 0;
    for (const group of groups.values()) {
      if ('failure' in group.to) {
        await tx
          .update(notifications)
          .set({ state: 'failed', failure: group.to.failure })
          .where(rowsOf(group));
        continue;
      }
      await writeMessage(inside, input, group, group.to.address);
      written += 1;
    }
    return { messages: written, notices: due.length };
  });
}

/** Where a notice goes, or why it cannot be told any more. */
type To = { address: string } | { failure: 'permit_removed' | 'consent_withdrawn' | 'no_address' };

/** Notices for one recipient by one channel with one outcome. */
interface Group {
  first: DueNotice;
  notices: DueNotice[];
  to: To;
}

function recipientOf({ link, channel, companyId, email, phone }: DueNotice, consenting: Set<string>): To {
  if (link !== 'confirmed') return { failure: 'permit_removed' };
  if (channel === 'sms' && !consenting.has(companyId)) return { failure: 'consent_withdrawn' };
  const address = channel === 'email' ? email : phone;
  return address === null ? { failure: 'no_address' } : { address };
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
      link: companyPermits.state,
    })
    .from(notifications)
    .innerJoin(recipients, eq(recipients.id, notifications.recipientId))
    .innerJoin(companies, eq(companies.id, notifications.companyId))
    .innerJoin(permitEvents, eq(permitEvents.id, notifications.eventId))
    .innerJoin(permits, eq(permits.id, permitEvents.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .leftJoin(
      companyPermits,
      and(eq(companyPermits.companyId, notifications.companyId), eq(companyPermits.permitId, permits.id)),
    )
    .where(and(eq(notifications.state, 'queued'), lte(notifications.dueAt, ctx.now)))
    .orderBy(asc(notifications.recipientId), asc(notifications.eventId))
    .limit(BATCH)
    .for('update', { of: notifications, skipLocked: true });
}

async function writeMessage(
  ctx: Context,
  input: ComposeInput,
  group: Group,
  recipient: string,
): Promise<void> {
  const { first, notices } = group;
  const { channel, companyId, locale } = first;
  const mailInput = {
    locale,
    timeZone: first.timeZone,
    siteUrl: input.siteUrl,
    recipientName: first.recipientName,
    companyName: first.companyName,
    changes: notices.map(toChange),
  };
  const mail =
    channel === 'email'
      ? await renderChangeMail(mailInput)
      : { subject: '', html: '', text: await renderChangeText(mailInput) };
  const id = newId('message');
  const start = startOf(channel, input, ctx.now);
  await ctx.db.insert(messages).values({
    id,
    companyId,
    channel,
    recipient,
    locale,
    ...mail,
    ...start,
    nextAttemptAt: start.state === 'queued' ? ctx.now : null,
    createdAt: ctx.now,
  });
  await ctx.db
    .update(notifications)
    .set({ ...start, state: start.state === 'queued' ? 'sending' : start.state, messageId: id })
    .where(rowsOf(group));
}

interface Start {
  state: 'queued' | 'sent' | 'failed';
  sentAt: Date | null;
  failure: string | null;
}

/** How a message begins: it waits to be sent, or is where it is going. No service carries texts yet, and it says so. */
function startOf(channel: Channel, { sendsMail }: ComposeInput, now: Date): Start {
  if (!sendsMail) return { state: 'sent', sentAt: now, failure: null };
  if (channel === 'sms') return { state: 'failed', sentAt: null, failure: 'no_text_service' };
  return { state: 'queued', sentAt: null, failure: null };
}

function rowsOf({ first, notices }: Group) {
  return and(
    eq(notifications.recipientId, first.recipientId),
    eq(notifications.channel, first.channel),
    inArray(
      notifications.eventId,
      notices.map((notice) => notice.eventId),
    ),
  );
}

function toChange(notice: DueNotice): ChangeNotice {
  return { ...notice, cityLabel: cityLabel(notice.record, notice.locale), sample: notice.mode === 'sample' };
}
