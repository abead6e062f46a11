import type { ConditionalFeedHttp, FeedRecord, RawRow } from '@/lib/tracking/feeds/types';
import { AS_IT_IS } from '../../scripts/feed-server/protocols/reply';
import { answerSocrata } from '../../scripts/feed-server/protocols/socrata';
import type { Table } from '../../scripts/feed-server/table';

interface Holding {
  version: number;
  updatedAt: string;
}

const STATES = ['Pending', 'Issued', 'On Hold'];

/** The status word of a version: every version has one of its own, so that none can be mistaken for another. */
export const toStatusWord = (version: number) => `${STATES[version % STATES.length]} v${version}`;

/**
 * A city whose permits a test moves by hand, read over Socrata's protocol without a socket. It remembers everything
 * that ever happened to a permit, and runs `between` before each answer: what happens while a read is under way.
 */
export class ModelCity {
  readonly holdings = new Map<string, Holding>();
  /** Every version a permit ever had, oldest first. */
  readonly past = new Map<string, number[]>();
  /** How often a permit went, and how often it came back. */
  readonly gone = new Map<string, number>();
  between: () => void = () => {};
  now: Date;
  private version = 0;

  constructor(
    readonly record: FeedRecord,
    now: Date,
  ) {
    this.now = now;
  }

  /** New, changed or come back: the permit stands at a version it never had. */
  set(key: string): void {
    this.version++;
    this.past.set(key, [...(this.past.get(key) ?? []), this.version]);
    this.holdings.set(key, { version: this.version, updatedAt: this.now.toISOString() });
  }

  /** It comes back as it went. */
  bringBack(key: string, version: number): void {
    this.holdings.set(key, { version, updatedAt: this.now.toISOString() });
  }

  remove(key: string): void {
    if (this.holdings.delete(key)) this.gone.set(key, (this.gone.get(key) ?? 0) + 1);
  }

  /** The portal loads everything anew: each row is stamped, none says anything else. */
  reload(): void {
    for (const holding of this.holdings.values()) holding.updatedAt = this.now.toISOString();
  }

  get http(): ConditionalFeedHttp {
    const getJson = async (url: URL) => {
      this.between();
      return answerSocrata(this.table(), url.searchParams, AS_IT_IS).body;
    };
    return {
      remembers: false,
      getJson,
      getJsonIfChanged: async (url) => ({
        modified: true,
        body: await getJson(url),
        remember: async () => {},
      }),
    };
  }

  private table(): Table {
    const rows: RawRow[] = [...this.holdings].map(([key, { version, updatedAt }]) => ({
      ':id': key,
      ':updated_at': updatedAt,
      number: key,
      status: toStatusWord(version),
      on: '2026-11-01T00:00:00.000',
      address: `${key.slice(1)} Main St`,
    }));
    const sorted = (column: 'updated_at' | 'id') => {
      const by = (row: RawRow) =>
        column === 'id' ? String(row[':id']) : `${row[':updated_at']} ${row[':id']}`;
      const list = rows.toSorted((a, b) => (by(a) < by(b) ? -1 : 1));
      return { length: list.length, at: (i: number) => list[i] ?? {}, seek: () => 0 };
    };
    return {
      columns: new Map([
        ['number', 'text'],
        ['status', 'text'],
        ['on', 'date'],
        ['address', 'text'],
      ]),
      idColumn: ':id',
      version: '',
      changedAt: this.now,
      resolve: (name) => name,
      sorted,
    };
  }
}

/** Any number of versions have words; the first three of each are listed for the status map. */
export function modelRecord(by: 'all' | 'updated_at', versions = 400): FeedRecord {
  const words = (state: string) =>
    Array.from({ length: versions }, (_, i) => toStatusWord(i)).filter((word) => word.startsWith(state));
  return {
    id: 'modelville-tx',
    city: 'Modelville',
    state: 'TX',
    timeZone: 'America/Chicago',
    platform: 'socrata',
    endpoint: 'https://data.modelville.example/resource/abcd-1234.json',
    landing: 'https://data.modelville.example/d/abcd-1234',
    key: ['number'],
    fields: { permitNumber: 'number', statusWord: 'status', statusDate: 'on', address: 'address' },
    status: { pending: words('Pending'), issued: words('Issued'), on_hold: words('On Hold') },
    requiredColumns: ['number'],
    poll: { by },
    everyMinutes: 60,
    hasContractor: false,
    licence: 'none: made up',
    confidence: 'high',
    evidenceDate: '2026-11',
  };
}
