import { eq, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
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
import { matchesUrgency } from '@/lib/company/notifications/critical';
import { PLANS } from '@/lib/providers/billing/plans';
import type { SmtpSink } from '../support/smtp-sink';
import type { TwilioStandIn } from '../support/twilio/stand-in';
import type { Claimant } from './companies';

type Cadence = (typeof PLANS)['solo']['cadence'];

const HOUR_MS = 3_600_000;
/** How long after the end of all trouble a notice that is due may take; what is told at once has an hour. */
const CADENCE_MS: Record<Cadence, number> = { daily: 24 * HOUR_MS, hourly: HOUR_MS, real_time: HOUR_MS };
/** The three seconds in which jobs are found, fetched and begun, on a clock that runs 600 times too fast. */
const OWN_LATENCY_MS = HOUR_MS / 2;

export interface NoticeFindings {
  notices: number;
  sent: number;
  /** Due after the run's end. */
  notDue: number;
  /** Ended otherwise, by the reason. */
  ended: Record<string, number>;
  mails: number;
  texts: number;
  /** Mails taken again under the same Message-ID: a mailbox shows one. */
  repeatedMails: number;
  /** Cut off by a kill, and whether the mail server had taken them. */
  cutOffTaken: number;
  cutOffNotTaken: number;
  lost: string[];
  doubled: string[];
  untrue: string[];
  /** Still waiting though due. */
  late: string[];
  /** Left, but later than one cadence after the end of trouble: on a machine that is busy otherwise, its doing. */
  slow: string[];
  /** The longest from its time, or the end of trouble, to its leaving, in ms. */
  slowest: Record<Cadence, number>;
  /** From the city's own stamp of a change to the message that was handed over, in ms, in rising order; trouble included. */
  fromCity: Record<Cadence, number[]>;
}

export interface NoticeInput {
  claimants: Claimant[];
  mail: SmtpSink;
  texts: TwilioStandIn;
  recoveredAt: number;
  endedAt: number;
}

/** Holds links, notices and what left against the companies' settings and what mailboxes and telephones got. */
export async function checkNotices(db: Database, input: NoticeInput): Promise<NoticeFindings> {
  const found: NoticeFindings = {
    notices: 0,
    sent: 0,
    notDue: 0,
    ended: {},
    mails: 0,
    texts: 0,
    repeatedMails: 0,
    cutOffTaken: 0,
    cutOffNotTaken: 0,
    lost: [],
    doubled: [],
    untrue: [],
    late: [],
    slow: [],
    slowest: { daily: 0, hourly: 0, real_time: 0 },
    fromCity: { daily: [], hourly: [], real_time: [] },
  };
  const links = await listLinks(db);
  await checkLinks(db, input, links, found);
  await checkOwed(db, input, links, found);
  await checkLeaving(db, input, found);
  return found;
}

/** The permits each company has, and since when. */
type Links = Map<string, Map<number, Date>>;

async function listLinks(db: Database): Promise<Links> {
  const links: Links = new Map();
  for (const { companyId, permitId, createdAt } of await db.select().from(companyPermits))
    links.set(companyId, (links.get(companyId) ?? new Map<number, Date>()).set(permitId, createdAt));
  return links;
}

/** Whether the company may have permits that wait for room in its year: those that are over need none and still come. */
const isFull = (links: Links, { companyId, tier }: Claimant) =>
  (links.get(companyId)?.size ?? 0) >= PLANS[tier].permitsPerYear;

async function checkLinks(
  db: Database,
  { claimants }: NoticeInput,
  links: Links,
  found: NoticeFindings,
): Promise<void> {
  const held = await db
    .select({
      id: permits.id,
      number: permits.permitNumber,
      norm: permits.contractorNorm,
      record: feeds.record,
    })
    .from(permits)
    .innerJoin(feeds, eq(feeds.id, permits.feedId));
  for (const claimant of claimants) {
    const { companyId, nameNorm, cities } = claimant;
    const has = new Set(links.get(companyId)?.keys());
    for (const { id, number } of held.filter(
      ({ norm, record }) => norm === nameNorm && cities.includes(record),
    ))
      if (!has.delete(id) && !isFull(links, claimant))
        found.lost.push(`permit ${number} is not ${companyId}'s`);
    for (const id of has) found.untrue.push(`permit ${id} is not for ${companyId}`);
  }
}

/** Each event, each of those who want it, each way to them: one notice. */
async function checkOwed(
  db: Database,
  { claimants }: NoticeInput,
  links: Links,
  found: NoticeFindings,
): Promise<void> {
  const told = await db
    .select({
      id: permitEvents.id,
      permitId: permitEvents.permitId,
      kind: permitEvents.kind,
      toBucket: permitEvents.toBucket,
      fannedOutAt: permitEvents.fannedOutAt,
      norm: permits.contractorNorm,
      record: feeds.record,
    })
    .from(permitEvents)
    .innerJoin(permits, eq(permits.id, permitEvents.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId));
  const rows = await db
    .select({ e: notifications.eventId, r: notifications.recipientId, c: notifications.channel })
    .from(notifications);
  const written = new Map<string, number>();
  for (const { e, r, c } of rows) written.set(`${e} ${r} ${c}`, (written.get(`${e} ${r} ${c}`) ?? 0) + 1);
  found.notices = rows.length;
  for (const event of told) {
    if (event.fannedOutAt === null) found.late.push(`event ${event.id} waits to be told`);
    for (const claimant of claimants) {
      const { companyId, nameNorm, cities, listeners } = claimant;
      if (nameNorm !== event.norm || !cities.includes(event.record)) continue;
      const since = links.get(companyId)?.get(event.permitId);
      const isLeftOut = since === undefined || (event.fannedOutAt !== null && since > event.fannedOutAt);
      if (isLeftOut && isFull(links, claimant)) continue;
      for (const { id, urgency, channels } of listeners) {
        if (!matchesUrgency(event, urgency)) continue;
        for (const channel of channels) {
          const key = `${event.id} ${id} ${channel}`;
          const count = written.get(key) ?? 0;
          if (count === 0) found.lost.push(`no notice of event ${key}`);
          if (count > 1) found.doubled.push(`${count} notices of event ${key}`);
          written.delete(key);
        }
      }
    }
  }
  for (const key of written.keys()) found.untrue.push(`notice ${key} is owed to nobody`);
}

/** Every notice has left once, or says why not, or is not due yet. */
async function checkLeaving(
  db: Database,
  { claimants, mail, texts, recoveredAt, endedAt }: NoticeInput,
  found: NoticeFindings,
): Promise<void> {
  const mailsTaken = new Map<string, string[]>();
  for (const { headers, body } of mail.taken) {
    const id = /<([^@>]+)@/.exec(headers['message-id']?.[0] ?? '')?.[1] ?? 'none';
    mailsTaken.set(id, [...(mailsTaken.get(id) ?? []), body.replaceAll('=\r\n', '')]);
  }
  const textsTaken = new Map<string, string[]>();
  for (const { statusCallback, body } of texts.messages) {
    const id = new URL(statusCallback ?? 'http://none').searchParams.get('message') ?? 'none';
    textsTaken.set(id, [...(textsTaken.get(id) ?? []), body]);
  }
  found.mails = mailsTaken.size;
  found.texts = texts.messages.length;
  for (const bodies of mailsTaken.values()) found.repeatedMails += bodies.length - 1;
  for (const [id, bodies] of textsTaken)
    if (bodies.length > 1) found.doubled.push(`text ${id} was taken ${bodies.length} times`);

  const rows = await db
    .select({
      eventId: notifications.eventId,
      recipientId: notifications.recipientId,
      companyId: notifications.companyId,
      channel: notifications.channel,
      state: notifications.state,
      failure: notifications.failure,
      dueAt: notifications.dueAt,
      sentAt: notifications.sentAt,
      messageId: notifications.messageId,
      messageState: messages.state,
      attempts: messages.attempts,
      to: messages.recipient,
      permitNumber: permits.permitNumber,
      stampedAt: permitEvents.stampedAt,
    })
    .from(notifications)
    .leftJoin(messages, eq(messages.id, notifications.messageId))
    .innerJoin(permitEvents, eq(permitEvents.id, notifications.eventId))
    .innerJoin(permits, eq(permits.id, permitEvents.permitId))
    .innerJoin(recipients, eq(recipients.id, notifications.recipientId))
    .innerJoin(companies, eq(companies.id, notifications.companyId));
  const cadenceByCompany = new Map(claimants.map(({ companyId, tier }) => [companyId, PLANS[tier].cadence]));
  const cutOff = new Set<string>();
  for (const row of rows) {
    const name = `notice ${row.eventId} ${row.recipientId} ${row.channel}`;
    const cadence = cadenceByCompany.get(row.companyId) ?? 'daily';
    const due = row.dueAt.getTime();
    const taken = row.channel === 'email' ? mailsTaken : textsTaken;
    if (row.state === 'sent') {
      found.sent += 1;
      const bodies = row.messageId === null ? undefined : taken.get(row.messageId);
      if (!bodies) found.lost.push(`${name}: sent, and nobody got it`);
      else if (row.channel === 'email' && !bodies.some((body) => body.includes(row.permitNumber)))
        found.lost.push(`${name}: its mail does not tell it`);
      const left = row.sentAt?.getTime() ?? endedAt;
      if (row.stampedAt) found.fromCity[cadence].push(left - row.stampedAt.getTime());
      if (left > recoveredAt) {
        const took = left - Math.max(due, recoveredAt);
        found.slowest[cadence] = Math.max(found.slowest[cadence], took);
        if (took > CADENCE_MS[cadence] + OWN_LATENCY_MS)
          found.slow.push(`${name}: left after ${Math.round(took / 60_000)} min`);
      }
    } else if (row.state === 'failed') {
      if (row.failure === null) found.untrue.push(`${name}: failed without a reason`);
      const reason = row.failure ?? 'none';
      found.ended[reason] = (found.ended[reason] ?? 0) + 1;
      if (reason === 'interrupted' && row.messageId) cutOff.add(row.messageId);
    } else if (row.state === 'queued' && due > endedAt) found.notDue += 1;
    else found.late.push(`${name}: ${row.state}, due ${row.dueAt.toISOString()}, try ${row.attempts ?? 0}`);
  }
  for (const delays of Object.values(found.fromCity)) delays.sort((a, b) => a - b);
  for (const id of cutOff) {
    if (mailsTaken.has(id) || textsTaken.has(id)) found.cutOffTaken += 1;
    else found.cutOffNotTaken += 1;
  }
  // What left without a message of ours, or a message's notices told by another as well.
  const known = new Set((await db.select({ id: messages.id }).from(messages)).map(({ id }) => id));
  for (const id of [...mailsTaken.keys(), ...textsTaken.keys()])
    if (!known.has(id)) found.untrue.push(`message ${id} is not ours`);
}

/** Jobs of the queue that wait though nothing stands in their way, and leases that have run out and are still held. */
export async function checkQueue(db: Database, endedAt: number): Promise<string[]> {
  const waiting = await db.execute<{ name: string; n: string }>(sql`
    select name, count(*) as n from pgboss.job
    where state in ('created', 'retry') and start_after < now() - interval '30 seconds' group by name`);
  const stale = await db
    .select({ id: feeds.id })
    .from(feeds)
    .where(sql`${feeds.readLeaseUntil} < ${new Date(endedAt).toISOString()}::timestamptz`);
  return [
    ...waiting.map(({ name, n }) => `${n} jobs of ${name} wait`),
    ...stale.map(({ id }) => `the lease on ${id} has run out and is still held`),
  ];
}
