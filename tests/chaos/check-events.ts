import { asc, eq } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { companyPermits, feeds, permitEvents, permits } from '@/db/schema';
import type { CityTruth, PermitTruth } from './truth';
import { PUBLISHED_FIELDS, type PublishedFields, serialise } from './truth';

/** A read that came to its end: what stood all through it was seen. */
export interface WholeRead {
  feedId: string;
  startedAt: number;
  endedAt: number;
}

export interface EventFindings {
  events: number;
  permits: number;
  /** Changes that a clean read must have seen, and how many of them are told. */
  due: number;
  lost: string[];
  doubled: string[];
  untrue: string[];
}

type PermitRow = typeof permits.$inferSelect;
type EventRow = typeof permitEvents.$inferSelect;

const HOUR_MS = 3_600_000;
const OVER = new Set(['finaled', 'expired', 'stopped']);

export const toFeedId = (truth: CityTruth) => `${truth.record.id}.sample`;

/** Holds the permits and their events against what the cities showed. */
export async function checkEvents(
  db: Database,
  truths: CityTruth[],
  reads: WholeRead[],
  { aDayPassed }: { aDayPassed: boolean },
): Promise<EventFindings> {
  const found: EventFindings = { events: 0, permits: 0, due: 0, lost: [], doubled: [], untrue: [] };
  const held = await db.select().from(permits);
  const events = await db
    .select()
    .from(permitEvents)
    // Those about single steps have counts of their own.
    .where(eq(permitEvents.stepKey, ''))
    .orderBy(asc(permitEvents.permitId), asc(permitEvents.revision), asc(permitEvents.id));
  const eventsByPermit = new Map<number, EventRow[]>();
  for (const event of events)
    eventsByPermit.set(event.permitId, [...(eventsByPermit.get(event.permitId) ?? []), event]);
  const watched = new Set((await db.select().from(companyPermits)).map((link) => link.permitId));
  const backfilled = new Map((await db.select().from(feeds)).map((feed) => [feed.id, feed.backfilledAt]));
  found.events = events.length;
  found.permits = held.length;
  for (const truth of truths) {
    const feedId = toFeedId(truth);
    const known = new Map(
      held.filter((permit) => permit.feedId === feedId).map((permit) => [permit.sourceKey, permit]),
    );
    const since = backfilled.get(feedId)?.getTime() ?? Number.POSITIVE_INFINITY;
    const ownReads = reads.filter((read) => read.feedId === feedId);
    for (const [key, row] of known) {
      const permit = truth.permits.get(key);
      const name = `${feedId} ${row.permitNumber}`;
      if (!permit) {
        found.untrue.push(`${name}: the city never had it`);
        continue;
      }
      checkPermit(found, {
        truth,
        permit,
        row,
        name,
        since,
        reads: ownReads,
        events: eventsByPermit.get(row.id) ?? [],
      });
      checkEnd(found, { truth, permit, row, name, isWatched: watched.has(row.id), aDayPassed });
    }
    if (truth.record.poll.by === 'date') continue;
    for (const [key, permit] of truth.permits) {
      const { versions, permitNumber } = permit;
      if (known.has(key) || versions.at(-1)?.text === null) continue;
      if (!wasMisledSince(truth, permit) || aDayPassed)
        found.lost.push(`${feedId} ${permitNumber}: never noticed`);
    }
  }
  return found;
}

interface Checked {
  truth: CityTruth;
  permit: PermitTruth;
  row: PermitRow;
  name: string;
}

function checkPermit(
  found: EventFindings,
  {
    truth,
    permit,
    row,
    name,
    since,
    reads,
    events,
  }: Checked & { since: number; reads: WholeRead[]; events: EventRow[] },
): void {
  const numbered = events.filter((event) => event.kind !== 'discovered');
  const seen = new Set<number>();
  for (const { revision } of events) {
    if (seen.has(revision)) found.doubled.push(`${name}: revision ${revision} twice`);
    seen.add(revision);
  }
  for (let revision = 1; revision <= row.revision; revision += 1)
    if (!seen.has(revision)) found.lost.push(`${name}: revision ${revision} is missing`);
  if (row.revision !== numbered.length && numbered.length === seen.size)
    found.lost.push(`${name}: at revision ${row.revision} with ${numbered.length} events`);

  const states = reconstructStates(row, events, (complaint) => found.untrue.push(`${name}: ${complaint}`));
  for (const [i, event] of numbered.entries()) {
    const at = states.length - numbered.length + i;
    const stays = at > 0 && states[at] === states[at - 1] && Object.keys(event.changes).length === 0;
    if (stays && event.kind !== 'vanished' && event.kind !== 'reappeared')
      found.doubled.push(`${name}: revision ${event.revision} tells what was told`);
  }
  checkTravels(found, { truth, permit, name, events: numbered });

  const versions = permit.versions.map((version) => version.text);
  const steps = states.filter((state, i) => state !== states[i - 1]);
  const earliest = place(steps, versions);
  const latest = place(steps.toReversed(), versions.toReversed())
    ?.map((i) => versions.length - 1 - i)
    .reverse();
  if (!earliest || !latest) {
    const told = steps.map((step) => JSON.parse(step)[0]).join(' > ');
    const was = versions.map((version) => (version === null ? 'gone' : JSON.parse(version)[0])).join(' > ');
    found.untrue.push(`${name}: told ${told}, was ${was}`);
    return;
  }
  for (const [i, version] of permit.versions.entries()) {
    if (version.text === null || i === 0 || !mustBeTold(truth, version, since, reads)) continue;
    found.due += 1;
    const isTold = steps.some(
      (step, k) => step === version.text && (earliest[k] ?? 0) <= i && i <= (latest[k] ?? -1),
    );
    if (!isTold)
      found.lost.push(`${name}: ${JSON.parse(version.text)[0]} of ${new Date(version.from).toISOString()}`);
  }
}

/** What the permit was before its first event and after each, worked out backwards from how it stands. */
function reconstructStates(
  row: PermitRow,
  events: EventRow[],
  complain: (complaint: string) => void,
): string[] {
  const state: PublishedFields = {
    statusWord: row.statusWord,
    statusBucket: row.statusBucket,
    statusDate: row.statusDate,
    appliedDate: row.appliedDate,
    approvedDate: row.approvedDate,
    issuedDate: row.issuedDate,
    completedDate: row.completedDate,
    expiresDate: row.expiresDate,
    address: row.address,
    description: row.description,
    contractorName: row.contractorName,
  };
  const states = [serialise(state)];
  for (const event of events.toReversed()) {
    if (event.toWord !== state.statusWord || event.toBucket !== state.statusBucket)
      complain(`revision ${event.revision} ends at ${event.toWord}, the next begins at ${state.statusWord}`);
    if (event.kind === 'discovered') continue;
    for (const field of PUBLISHED_FIELDS) {
      const [before, after] = event.changes[field] ?? [];
      if (before === undefined) continue;
      if (after !== state[field]) complain(`revision ${event.revision} leaves ${field} at ${String(after)}`);
      state[field] = before === null ? null : String(before);
    }
    state.statusWord = event.fromWord;
    state.statusBucket = event.fromBucket;
    states.unshift(serialise(state));
  }
  return states;
}

/** Where each step stands in the history, each as early as it can; null where they are not in it in this order. */
function place(steps: string[], versions: (string | null)[]): number[] | null {
  const places: number[] = [];
  for (const step of steps) {
    const at = versions.indexOf(step, (places.at(-1) ?? -1) + 1);
    if (at === -1) return null;
    places.push(at);
  }
  return places;
}

/** It goes and comes in turn, and not oftener than the city or a misleading answer let it. */
function checkTravels(
  found: EventFindings,
  { truth, permit, name, events }: Omit<Checked, 'row'> & { events: EventRow[] },
): void {
  const travels = events.filter(({ kind }) => kind === 'vanished' || kind === 'reappeared');
  for (const [i, { kind, revision }] of travels.entries())
    if (kind === travels[i - 1]?.kind) found.doubled.push(`${name}: ${kind} again at revision ${revision}`);
  const gone = travels.filter(({ kind }) => kind === 'vanished').length;
  const left = permit.versions.filter((version) => version.text === null).length;
  if (gone > left + truth.misled.length)
    found.untrue.push(`${name}: vanished ${gone} times, left ${left} times`);
}

/** It stood all through a read that must have met it, and no misleading answer came in between. */
function mustBeTold(
  truth: CityTruth,
  version: PermitTruth['versions'][number],
  since: number,
  reads: WholeRead[],
): boolean {
  const { by } = truth.record.poll;
  if (by === 'date' || version.from <= since) return false;
  return reads.some(({ startedAt, endedAt }) => {
    const stood = version.from < startedAt && endedAt < version.until;
    const isAskedFor = by === 'all' || version.from > startedAt - HOUR_MS;
    return stood && isAskedFor && !truth.misled.some((at) => at >= version.from && at <= endedAt);
  });
}

/** Whether an answer misled its reader after the city's last word on the permit. */
function wasMisledSince(truth: CityTruth, { versions }: PermitTruth): boolean {
  const { from } = versions.at(-1) ?? { from: 0 };
  return truth.misled.some((at) => at >= from);
}

function checkEnd(
  found: EventFindings,
  { truth, permit, row, name, isWatched, aDayPassed }: Checked & { isWatched: boolean; aDayPassed: boolean },
): void {
  const { by } = truth.record.poll;
  // A feed read by date shows what is asked for by number alone; one that is over is not asked for any more.
  if (by === 'date' && (!isWatched || OVER.has(row.statusBucket))) return;
  const last = permit.versions.at(-1)?.text;
  if (last === null) {
    const isNoticed = by === 'all' || (isWatched && !OVER.has(row.statusBucket));
    if (isNoticed && row.missingSince === null) found.lost.push(`${name}: gone, and still held`);
    return;
  }
  // What a misleading answer said of it stands until it is asked for again: soon if it is watched and not over, else
  // within a day, and in a feed read whole as soon as anything in it changes.
  const isAskedForAgain = (isWatched && !OVER.has(row.statusBucket)) || (aDayPassed && by === 'updated_at');
  if (wasMisledSince(truth, permit) && !isAskedForAgain) return;
  const state = serialise({ ...row });
  if (state !== last) found.lost.push(`${name}: ends as ${state}, the city has ${last}`);
  if (row.missingSince !== null) found.lost.push(`${name}: held to be missing`);
}
