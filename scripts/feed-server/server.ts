import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { FEED_RECORDS } from '@/content/cities/feeds';
import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { City, type CityControl } from './city';
import { answerControl, type ControlledServer } from './control-http';
import { RecordedFolder } from './recorded';
import { answerRegister } from './register-tables';
import type { Source } from './sources';
import { DEMO_COMPANIES } from './streams';
import { isLoopback, isUnchanged, readText, send, sendFault, sendReply, validators } from './wire';

export interface FeedServerOptions {
  /** The same seed makes the same permits. */
  seed?: number | undefined;
  now?: () => Date;
  permitsPerCity?: number | undefined;
  /** A folder of recorded rows and bodies, served below `/recorded/<file name>/`. */
  recordedDir?: string | undefined;
  records?: readonly FeedRecord[];
}

export interface FeedServer {
  listen(port?: number, host?: string): Promise<{ url: string; port: number }>;
  close(): Promise<void>;
  city(id: string): CityControl;
}

const DEFAULT_SEED = 20_150;
const DEFAULT_PERMITS = 400;

/** Cities nobody demonstrates anything in have fewer, so that forty of them start as fast as fifteen. */
const DEFAULT_ELSEWHERE = 80;
const DEMO_CITIES: ReadonlySet<string> = new Set(DEMO_COMPANIES.flatMap((company) => [...company.cities]));

interface Served {
  /** Where a source's requests arrive: its endpoint without the scheme. */
  prefix: string;
  source: Source;
  city: City;
}

interface Place extends Served {
  below: string;
}

function getPrefix({ endpoint }: Source): string {
  const { host, pathname } = new URL(endpoint);
  return `/${host}${pathname.replace(/\/$/, '')}`;
}

class SampleFeedServer implements FeedServer, ControlledServer {
  readonly #cities = new Map<string, City>();
  readonly #served: Served[] = [];
  readonly #folder: RecordedFolder | undefined;
  readonly #ownNow: () => Date;
  readonly #http: Server;
  #ahead = 0;

  constructor(options: FeedServerOptions) {
    this.#ownNow = options.now ?? (() => new Date());
    for (const record of options.records ?? FEED_RECORDS) {
      const usual = DEMO_CITIES.has(record.id) ? DEFAULT_PERMITS : DEFAULT_ELSEWHERE;
      const permits = options.permitsPerCity ?? usual;
      const city = new City(record, options.seed ?? DEFAULT_SEED, permits, () => this.now());
      this.#cities.set(record.id, city);
      for (const source of city.sources) this.#served.push({ prefix: getPrefix(source), source, city });
    }
    // A service's directory stands above its layers.
    this.#served.sort((a, b) => b.prefix.length - a.prefix.length);
    this.#folder = options.recordedDir === undefined ? undefined : new RecordedFolder(options.recordedDir);
    this.#http = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        if (response.headersSent) response.destroy();
        else
          sendReply(response, {
            status: 500,
            body: { message: error instanceof Error ? error.message : 'failed' },
          });
      });
    });
  }

  now(): Date {
    return new Date(this.#ownNow().getTime() + this.#ahead);
  }

  advanceClock(ms: number): void {
    this.#ahead += ms;
  }

  cityIds(): string[] {
    return [...this.#cities.keys()];
  }

  recorded(): string[] {
    return this.#folder?.names() ?? [];
  }

  city(id: string): City {
    const city = this.#cities.get(id);
    if (city === undefined) throw new RangeError(`the feed server has no city ${id}`);
    return city;
  }

  listen(port = 0, host = '127.0.0.1'): Promise<{ url: string; port: number }> {
    return new Promise((resolve, reject) => {
      this.#http.once('error', reject);
      this.#http.listen(port, host, () => {
        this.#http.off('error', reject);
        const address = this.#http.address();
        const taken = typeof address === 'object' && address !== null ? address.port : port;
        resolve({ url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, port: taken });
      });
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#http.close(() => resolve());
      this.#http.closeAllConnections();
    });
  }

  #find(path: string, search: string): Place | undefined {
    const query = decodeURIComponent(search.replaceAll('+', ' '));
    const found = this.#served.filter(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
    const isNamed = ({ source }: Served) => source.dataset !== null && query.includes(source.dataset);
    const served = found.find(isNamed) ?? found[0];
    if (served !== undefined) return { ...served, below: path.slice(served.prefix.length) };
    const view = /^\/([^/]+)\/api\/views\/([\w-]+)\.json$/.exec(path);
    const viewed = this.#served.find(({ prefix }) => prefix === `/${view?.[1]}/resource/${view?.[2]}.json`);
    return viewed && { ...viewed, below: '/views' };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://feeds.invalid');
    const path = decodeURIComponent(url.pathname);
    if (path.startsWith('/_control/') && isLoopback(request)) {
      const reply = answerControl(this, path, await readText(request));
      sendReply(response, reply);
      return;
    }
    const params =
      request.method === 'POST' ? new URLSearchParams(await readText(request)) : url.searchParams;
    if (path.startsWith('/recorded/')) {
      this.#answerRecorded(path, params, response);
      return;
    }
    const register = answerRegister(path, params, this.now());
    if (typeof register === 'string') send(response, 200, 'text/csv; charset=utf-8', register);
    else if (register !== undefined) sendReply(response, register);
    if (register !== undefined) return;
    const place = this.#find(path, url.search);
    if (place === undefined)
      sendReply(response, { status: 404, body: { error: true, message: 'no such feed' } });
    else this.#answerCity(place, params, request, response);
  }

  #answerRecorded(path: string, params: URLSearchParams, response: ServerResponse): void {
    const [, name = '', below = ''] = /^\/recorded\/([^/]+)(.*)$/.exec(path) ?? [];
    const reply = this.#folder?.answer(name, below, params);
    sendReply(response, reply ?? { status: 404, body: { error: true, message: 'no such recording' } });
  }

  #answerCity(
    { city, source, below }: Place,
    params: URLSearchParams,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const fault = city.faults.take(city.asksForRows(source, below));
    if (sendFault(response, fault, () => city.answer(source, below, params))) return;
    if (fault !== undefined) {
      sendReply(response, city.answer(source, below, params, fault));
      return;
    }
    const headers = validators(city.table.version, city.table.changedAt, request.url ?? '');
    if (isUnchanged(request, headers.etag)) response.writeHead(304, headers).end();
    else {
      const reply = city.answer(source, below, params);
      sendReply(response, reply, reply.status === 200 ? headers : {});
    }
  }
}

/** A server that speaks the cities' portals' protocols with permits of our own making, and serves recordings. */
export function createFeedServer(options: FeedServerOptions = {}): FeedServer {
  return new SampleFeedServer(options);
}
