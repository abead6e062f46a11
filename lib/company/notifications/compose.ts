import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import {
  companies,
  companyPermits,
  feeds,
  notificationSettings,
  notifications,
  permitEvents,
  permits,
  recipients,
  subscriptions,
} from '@/db/schema';
import type { Context } from '@/lib/context';
import { newId } from '@/lib/ids';
import { knownZone } from '@/lib/platform/clock/zones';
import type { ChangeNotice } from '@/lib/providers/mail/templates/change-notice';
import { addMessage } from '@/lib/providers/outbox/messages';
import type { Lane } from '@/lib/providers/outbox/types';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { listWaiting } from '@/lib/tracking/feeds/side/waiting';
import { stepOf } from '@/lib/tracking/permits/step-event';
import { isStepEvent } from '@/lib/tracking/permits/types';
import { beyondStatus } from '@/lib/tracking/permits/waiting';
import { reachableFrom } from './cadence';
import { renderChangeMail, renderChangeText } from './change-mail';
import { type Obstacle, obstacleTo } from './obstacle';
import type { Channel } from './types';
import { unsubscribeHeaders } from './unsubscribe-links';

/** Due notices scanned per transaction to choose recipients. */
const BATCH = 200;
/** Maximum notices per batch; the rest go into the next message. */
const MOST = 2_000;
/** When a message that could not be worded is tried again. */
const WORDED_AGAIN_MS = 3_600_000;
/** Maximum changes per message; mail clients clip longer ones. */
const LONGEST = 200;

export interface ComposeInput {
  siteUrl: string;
  /** The sender's, for the end of mails that leave by SMTP. */
  postalAddress?: string | undefined;
  /** True where messages leave by SMTP; else the outbox is where they arrive. */
  sendsMail: boolean;
  /** True where a carrier takes texts. */
  sendsTexts?: boolean;
  /** The notices of one lane alone. */
  lane?: Lane;
}

type DueNotice = Awaited<ReturnType<typeof withAsks>>[number];

/**
 * Combines due notices into one message per recipient and channel. A recipient is locked by one worker at a
 * time, so that notices due together go into one message. Eligibility is checked again here, and notices in
 * quiet hours are postponed.
 */
export function composeMessages(
  ctx: Context,
  input: ComposeInput,
): Promise<{ messages: number; notices: number }> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const found = await findDue(inside, await lockRecipients(inside, input.lane), input.lane);
    const due = await withAsks(inside, found);
    const groups = groupDueNotices(inside, due);
    let written = 0;
    for (const group of groups) {
      if ('obstacle' in group.to) await drop(inside, group, group.to.obstacle);
      else if ('until' in group.to) await postpone(inside, group, group.to.until);
      else {
        if (await writeMessage(inside, input, group, group.to.address)) written += 1;
      }
    }
    return { messages: written, notices: due.length };
  });
}

/** Locks some recipients with due notices, skipping those locked by another worker. */
async function lockRecipients(ctx: Context, lane: Lane | undefined): Promise<string[]> {
  const due = await ctx.db
    .select({ id: notifications.recipientId })
    .from(notifications)
    .where(isDue(ctx, lane))
    .orderBy(asc(notifications.dueAt))
    .limit(BATCH);
  if (due.length === 0) return [];
  const locked = await ctx.db
    .select({ id: recipients.id })
    .from(recipients)
    .where(inArray(recipients.id, [...new Set(due.map(({ id }) => id))]))
    .orderBy(asc(recipients.id))
    // Fan-out may still insert notices for these recipients.
    .for('no key update', { skipLocked: true });
  return locked.map(({ id }) => id);
}

function isDue(ctx: Context, lane: Lane | undefined) {
  return and(
    // Spelled out, so that it is found to be the condition of the index on lanes.
    sql`${notifications.state} = 'queued'`,
    lane === undefined ? undefined : eq(notifications.lane, lane),
    lte(notifications.dueAt, ctx.now),
  );
}

/** The destination of notices: an address, a postponement, or an obstacle. */
type To = { address: string } | { until: Date } | { obstacle: Obstacle };

/** Notices for one recipient by one channel with one outcome. */
interface Group {
  first: DueNotice;
  notices: DueNotice[];
  to: To;
}

function groupDueNotices(ctx: Context, due: DueNotice[]): Group[] {
  const groups: Group[] = [];
  const open = new Map<string, Group>();
  for (const notice of due) {
    const key = [notice.recipientId, notice.channel, notice.lane, notice.obstacle ?? ''].join(' ');
    const group = open.get(key);
    if (group && group.notices.length < LONGEST) {
      group.notices.push(notice);
      continue;
    }
    const begun = { first: notice, notices: [notice], to: resolveDestination(ctx, notice) };
    open.set(key, begun);
    groups.push(begun);
  }
  return groups;
}

function resolveDestination(ctx: Context, notice: DueNotice): To {
  const address = notice.channel === 'email' ? notice.email : notice.phone;
  if (notice.obstacle !== null) return { obstacle: notice.obstacle };
  if (address === null) return { obstacle: 'no_address' };
  const until = reachableFrom(notice, ctx.now);
  return until > ctx.now ? { until } : { address };
}

function findDue(ctx: Context, recipientIds: string[], lane: Lane | undefined) {
  return ctx.db
    .select({
      eventId: notifications.eventId,
      recipientId: notifications.recipientId,
      channel: notifications.channel,
      lane: notifications.lane,
      companyId: notifications.companyId,
      companyName: companies.name,
      locale: sql<typeof companies.$inferSelect.locale>`coalesce(${recipients.locale}, ${companies.locale})`,
      timeZone: sql<string>`coalesce(${recipients.timeZone}, ${companies.timeZone})`,
      quietFrom: recipients.quietFrom,
      quietUntil: recipients.quietUntil,
      recipientName: recipients.name,
      email: recipients.email,
      phone: recipients.phone,
      unsubscribeToken: recipients.unsubscribeToken,
      obstacle: obstacleTo(notifications.channel),
      permitId: permits.id,
      permitNumber: permits.permitNumber,
      permitType: permits.permitType,
      address: permits.address,
      addressNorm: permits.addressNorm,
      recordUrl: permits.link,
      record: feeds.record,
      mode: feeds.mode,
      kind: permitEvents.kind,
      fromBucket: permitEvents.fromBucket,
      fromWord: permitEvents.fromWord,
      toBucket: permitEvents.toBucket,
      toWord: permitEvents.toWord,
      occurredOn: permitEvents.occurredOn,
      changes: permitEvents.changes,
    })
    .from(notifications)
    .innerJoin(recipients, eq(recipients.id, notifications.recipientId))
    .innerJoin(companies, eq(companies.id, notifications.companyId))
    .leftJoin(notificationSettings, eq(notificationSettings.companyId, notifications.companyId))
    .leftJoin(subscriptions, eq(subscriptions.companyId, notifications.companyId))
    .innerJoin(permitEvents, eq(permitEvents.id, notifications.eventId))
    .innerJoin(permits, eq(permits.id, permitEvents.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .leftJoin(
      companyPermits,
      and(eq(companyPermits.companyId, notifications.companyId), eq(companyPermits.permitId, permits.id)),
    )
    .where(and(inArray(notifications.recipientId, recipientIds), isDue(ctx, lane)))
    .orderBy(asc(notifications.recipientId), asc(notifications.channel), asc(notifications.eventId))
    .limit(MOST)
    .for('update', { of: notifications });
}

/** Notices of a status, with what else the permit asks of the contractor by now. */
async function withAsks(ctx: Context, due: Awaited<ReturnType<typeof findDue>>) {
  const ofStatus = due.filter(({ kind }) => !isStepEvent(kind)).map(({ permitId }) => permitId);
  const waiting = await listWaiting(ctx, [...new Set(ofStatus)]);
  return due.map((notice) => {
    const why = beyondStatus(notice.toBucket, waiting.get(notice.permitId) ?? []);
    return { ...notice, asks: why === 'corrections' || why === 'reinspection' ? why : undefined };
  });
}

async function drop(ctx: Context, group: Group, failure: Obstacle): Promise<void> {
  await ctx.db.update(notifications).set({ state: 'failed', failure }).where(whereGroup(group));
}

/** Postpones notices that fall into quiet hours, because the settings or the delay changed. */
async function postpone(ctx: Context, group: Group, dueAt: Date): Promise<void> {
  await ctx.db.update(notifications).set({ dueAt }).where(whereGroup(group));
}

/** Returns whether it was written: what cannot be worded is told later, and keeps nobody else's from being told. */
async function writeMessage(
  ctx: Context,
  input: ComposeInput,
  group: Group,
  recipient: string,
): Promise<boolean> {
  const { channel, companyId, locale, lane } = group.first;
  const id = newId('message');
  let words: Words;
  try {
    words = await word(input, group, id);
  } catch (error) {
    const { recipientId } = group.first;
    ctx.log.error({ err: error, companyId, recipientId }, 'A message could not be worded');
    await postpone(ctx, group, new Date(ctx.now.getTime() + WORDED_AGAIN_MS));
    return false;
  }
  const start = getInitialState(channel, input, ctx.now);
  await addMessage(ctx, {
    id,
    companyId,
    channel,
    recipient,
    locale,
    lane,
    ...words,
    ...start,
    nextAttemptAt: start.state === 'queued' ? ctx.now : null,
  });
  await ctx.db
    .update(notifications)
    .set({ ...start, state: start.state === 'queued' ? 'sending' : start.state, messageId: id })
    .where(whereGroup(group));
  return true;
}

interface Words {
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
}

async function word(input: ComposeInput, { first, notices }: Group, id: string): Promise<Words> {
  const { channel, locale, unsubscribeToken } = first;
  const mailInput = {
    locale,
    timeZone: knownZone(first.timeZone),
    siteUrl: input.siteUrl,
    postalAddress: input.sendsMail ? input.postalAddress : undefined,
    recipientName: first.recipientName,
    companyName: first.companyName,
    unsubscribeToken,
    changes: notices.map(toChange),
  };
  if (channel === 'sms')
    return {
      subject: '',
      html: '',
      text: await renderChangeText({ ...mailInput, reference: id.slice(-6) }),
    };
  return {
    ...(await renderChangeMail(mailInput)),
    headers: unsubscribeHeaders(input.siteUrl, unsubscribeToken),
  };
}

interface Start {
  state: 'queued' | 'sent' | 'failed';
  sentAt: Date | null;
  failure: string | null;
}

/**
 * A message's initial state: waiting to be sent, or delivered to the outbox where no transport is configured.
 * Where mail is sent but texts are not, a text is marked accordingly.
 */
function getInitialState(
  channel: Channel,
  { sendsMail, sendsTexts = false }: ComposeInput,
  now: Date,
): Start {
  const leaves = channel === 'email' ? sendsMail : sendsTexts;
  if (leaves) return { state: 'queued', sentAt: null, failure: null };
  if (channel === 'sms' && sendsMail) return { state: 'failed', sentAt: null, failure: 'no_text_service' };
  return { state: 'sent', sentAt: now, failure: null };
}

function whereGroup({ first, notices }: Group) {
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
  return {
    ...notice,
    project: notice.addressNorm === null ? null : `${notice.record} ${notice.addressNorm}`,
    cityLabel: cityLabel(notice.record, notice.locale),
    sample: notice.mode === 'sample',
    step: isStepEvent(notice.kind) ? stepOf(notice.changes) : undefined,
  };
}
