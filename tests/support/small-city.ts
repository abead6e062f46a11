import { createServer } from 'node:http';
import type { FeedHttp, FeedRecord } from '@/lib/tracking/feeds/types';

interface Row {
  word: string;
  updatedAt: string;
}

/** A Socrata city of a few permits that a test moves by hand; read in memory or over HTTP. */
export class SmallCity {
  readonly rows = new Map<string, Row>();
  /** The `$where` of every request. */
  readonly asked: string[] = [];
  /** Requests for a timestamp alone. */
  looks = 0;
  record: FeedRecord = {
    id: 'smallville-tx',
    city: 'Smallville',
    state: 'TX',
    timeZone: 'America/Chicago',
    platform: 'socrata',
    endpoint: 'https://data.smallville.example/resource/abcd-1234.json',
    landing: 'https://data.smallville.example/d/abcd-1234',
    key: ['number'],
    fields: { permitNumber: 'number', statusWord: 'status', statusDate: 'on', address: 'address' },
    status: { issued: ['Issued'] },
    requiredColumns: ['number'],
    poll: { by: 'all' },
    everyMinutes: 60,
    hasContractor: false,
    licence: 'none: made up',
    confidence: 'high',
    evidenceDate: '2026-11',
  };

  set(key: string, word: string, updatedAt = new Date(0)): void {
    this.rows.set(key, { word, updatedAt: updatedAt.toISOString() });
  }

  answer(params: URLSearchParams): unknown[] {
    if (params.get('$select') === ':updated_at') return this.stamps(params.get('$order')?.includes('DESC'));
    const where = params.get('$where') ?? '';
    this.asked.push(where);
    const after = /:id > '([^']*)'/.exec(where)?.[1] ?? '';
    const since = /:updated_at >= '([^']*)'/.exec(where)?.[1] ?? '';
    return [...this.rows]
      .filter(([key, row]) => key > after && row.updatedAt >= since)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(0, Number(params.get('$limit')))
      .map(([key, row]) => ({
        ':id': key,
        ':updated_at': row.updatedAt,
        number: key,
        status: row.word,
        on: '2026-11-01T00:00:00.000',
        address: `${key} Main St`,
      }));
  }

  /** The newest update timestamp, or the oldest. */
  private stamps(newest = false): unknown[] {
    this.looks += 1;
    const all = [...this.rows.values()].map((row) => row.updatedAt).sort();
    const stamp = newest ? all.at(-1) : all[0];
    return stamp === undefined ? [] : [{ ':updated_at': stamp }];
  }

  /** Through the adapter but without a socket. */
  get http(): FeedHttp {
    return { getJson: async (url) => this.answer(url.searchParams) };
  }

  /** Over HTTP, each answer `delayMs` late. */
  async listen(delayMs: number): Promise<{ url: string; close(): void }> {
    const server = createServer((request, response) => {
      const { searchParams } = new URL(request.url ?? '/', 'http://city');
      setTimeout(() => {
        response.setHeader('content-type', 'application/json').end(JSON.stringify(this.answer(searchParams)));
      }, delayMs);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const close = () => {
      server.close();
      server.closeAllConnections();
    };
    return { url: `http://127.0.0.1:${port}`, close };
  }
}
