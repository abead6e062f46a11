import type { ExpectedPermit, PortalAnswer } from '@/content/cities/answer';
import { readFeed } from '@/lib/tracking/feeds/read';
import { feedRecord } from '@/lib/tracking/feeds/records';
import { FeedFailure, type FeedHttp, type FeedRecord, type ReadPage } from '@/lib/tracking/feeds/types';
import type { NormalisedPermit } from '@/lib/tracking/permits/types';
import { answerOf } from './portal-envelopes';

type Checked =
  | 'statusDate'
  | 'appliedDate'
  | 'approvedDate'
  | 'issuedDate'
  | 'completedDate'
  | 'expiresDate'
  | 'address'
  | 'addressNorm'
  | 'zip'
  | 'contractorNorm'
  | 'contractorLicense'
  | 'valuationCents'
  | 'feeCents'
  | 'unpaidCents'
  | 'latitude'
  | 'longitude'
  | 'checklistType';

const CHECKED: Record<Checked, null> = {
  statusDate: null,
  appliedDate: null,
  approvedDate: null,
  issuedDate: null,
  completedDate: null,
  expiresDate: null,
  address: null,
  addressNorm: null,
  zip: null,
  contractorNorm: null,
  contractorLicense: null,
  valuationCents: null,
  feeCents: null,
  unpaidCents: null,
  latitude: null,
  longitude: null,
  checklistType: null,
};

export function requireRecord(city: string): FeedRecord {
  const record = feedRecord(city);
  if (!record) throw new Error(`no record of ${city}`);
  return record;
}

/** The expectation with the checked fields it leaves out. */
export function filledIn(expected: ExpectedPermit): ExpectedPermit {
  return { ...CHECKED, ...expected };
}

/** Of what was read, the fields an expectation names; coordinates to five places, about a metre. */
export function asFarAsNamed(permit: NormalisedPermit, expected: ExpectedPermit): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  for (const field of Object.keys(filledIn(expected))) {
    const value: unknown = Reflect.get(permit, field);
    const isDegrees = field === 'latitude' || field === 'longitude';
    named[field] = isDegrees && typeof value === 'number' ? Math.round(value * 1e5) / 1e5 : value;
  }
  return named;
}

/** A portal in memory that answers for one city as its platform does, and remembers what it was asked. */
export function createPortal(record: FeedRecord, body: PortalAnswer): { http: FeedHttp; asked: URL[] } {
  const asked: URL[] = [];
  const http: FeedHttp = {
    getJson: async (url) => {
      asked.push(url);
      const answer = answerOf(record, body, url);
      if (answer === undefined) throw new FeedFailure('not_found', `nothing at ${url.href}`);
      // As over a wire: no reference of ours in what is read.
      return JSON.parse(JSON.stringify(answer));
    },
  };
  return { http, asked };
}

/** The body read through the record's adapter and reader, whole, its pages put together. */
export async function readBody(
  record: FeedRecord,
  body: PortalAnswer,
): Promise<Pick<ReadPage, 'permits' | 'setAside' | 'unknownStatuses'>> {
  const { http } = createPortal(record, body);
  const read: Awaited<ReturnType<typeof readBody>> = {
    permits: [],
    setAside: [],
    unknownStatuses: new Map(),
  };
  for await (const page of readFeed(record, { since: null, position: null }, http)) {
    read.permits.push(...page.permits);
    read.setAside.push(...page.setAside);
    for (const [word, count] of page.unknownStatuses) {
      read.unknownStatuses.set(word, (read.unknownStatuses.get(word) ?? 0) + count);
    }
  }
  return read;
}

/** What a poll since `since` asks the portal for, for the conditions in it. */
export async function askedSince(record: FeedRecord, body: PortalAnswer, since: Date): Promise<URL[]> {
  const { http, asked } = createPortal(record, body);
  for await (const page of readFeed(record, { since, position: null }, http)) void page;
  return asked;
}
