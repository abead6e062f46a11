import { FeedFailure, type FeedHttp, type FeedRecord, type RawRow } from '@/lib/tracking/feeds/types';
import { describeLayer, queryLayer } from '../../scripts/feed-server/protocols/arcgis';
import { AS_IT_IS } from '../../scripts/feed-server/protocols/reply';
import type { Table } from '../../scripts/feed-server/table';

export interface DatedPermit {
  /** Milliseconds since 1970; null before it is issued. */
  issuedAt: number | null;
  word: string;
  contractor: string | null;
}

const COLUMNS = ['number', 'status', 'issued', 'contractor', 'address'] as const;

/**
 * A city asked by its date of issue alone, over ArcGIS's protocol without a socket. A test moves its permits, renames
 * its columns, changes its words, or takes it off the net.
 */
export class DatedCity {
  readonly permits = new Map<string, DatedPermit>();
  /** What the city calls its columns and words now, where that is not as the record says. */
  readonly columnNames = new Map<string, string>();
  readonly words = new Map<string, string>();
  isSilent = false;

  constructor(public now: Date) {}

  record: FeedRecord = {
    id: 'datedville-tx',
    city: 'Datedville',
    state: 'TX',
    timeZone: 'America/Chicago',
    platform: 'arcgis',
    endpoint: 'https://gis.datedville.example/arcgis/rest/services/Permits/FeatureServer/0',
    landing: 'https://data.datedville.example/permits',
    key: ['number'],
    fields: {
      permitNumber: 'number',
      statusWord: 'status',
      issuedDate: 'issued',
      contractorName: 'contractor',
      address: 'address',
    },
    status: { pending: ['In Review'], issued: ['Issued'], finaled: ['Finaled'] },
    requiredColumns: ['number'],
    poll: { by: 'date', column: 'issued', unissued: 'all', overlapDays: 7 },
    everyMinutes: 60,
    hasContractor: true,
    licence: 'none: made up',
    confidence: 'high',
    evidenceDate: '2026-11',
  };

  get http(): FeedHttp {
    return {
      getJson: async (url) => {
        if (this.isSilent) throw new FeedFailure('timeout', 'no answer');
        const table = this.#table();
        const reply = url.pathname.endsWith('/query')
          ? queryLayer(table, url.searchParams, 2000, AS_IT_IS)
          : describeLayer(table, 'Permits', 2000, AS_IT_IS);
        return reply.body;
      },
    };
  }

  #table(): Table {
    const name = (column: string) => this.columnNames.get(column) ?? column;
    const rows: RawRow[] = [...this.permits].map(([key, permit], i) => ({
      OBJECTID: i + 1,
      [name('number')]: key,
      [name('status')]: this.words.get(permit.word) ?? permit.word,
      [name('issued')]: permit.issuedAt,
      [name('contractor')]: permit.contractor,
      [name('address')]: `${key.slice(1)} Main St`,
    }));
    return {
      columns: new Map(COLUMNS.map((column) => [name(column), column === 'issued' ? 'date' : 'text'])),
      idColumn: 'OBJECTID',
      version: '',
      changedAt: this.now,
      resolve: (column) => column,
      sorted: () => ({ length: rows.length, at: (i) => rows[i] ?? {}, seek: () => 0 }),
    };
  }
}
