import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { brand } from '@/lib/brand';
import { createFeedHttp, type FeedHttpConfig, untilStopped } from './http';
import { FeedFailure, type Validator } from './types';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(...handlers: Handler[]): Promise<{ url: URL; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    const handler = handlers[Math.min(requests.length, handlers.length - 1)];
    requests.push(request);
    handler?.(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { url: new URL(`http://127.0.0.1:${address.port}/rows.json`), requests };
}

const json =
  (body: string, headers: Record<string, string> = {}): Handler =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body);
  };
const status =
  (code: number, headers: Record<string, string> = {}, body = ''): Handler =>
  (_, response) => {
    response.writeHead(code, headers).end(body);
  };

function client(config: FeedHttpConfig = {}) {
  const waits: number[] = [];
  const http = createFeedHttp({
    sleep: async (ms) => {
      waits.push(ms);
    },
    random: () => 0.5,
    ...config,
  });
  return { http, waits };
}

async function catchFailure(promise: Promise<unknown>): Promise<FeedFailure> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof FeedFailure)) throw new Error(`expected a FeedFailure, got ${String(error)}`);
  return error;
}

describe('trying again', () => {
  it('answers after a 500', async () => {
    const { url, requests } = await serve(status(500), json('[1]'));
    const { http, waits } = client({ backoffMs: 400 });
    expect(await http.getJson(url)).toEqual([1]);
    expect(requests).toHaveLength(2);
    expect(waits).toEqual([200]);
  });

  it('doubles the longest possible wait each time and gives up after its tries', async () => {
    const { url, requests } = await serve(status(503));
    const { http, waits } = client({ tries: 4, backoffMs: 100, maxBackoffMs: 300 });
    expect((await catchFailure(http.getJson(url))).code).toBe('server_error');
    expect(waits).toEqual([50, 100, 150]);
    expect(requests).toHaveLength(4);
  });

  it('tries again when the connection breaks', async () => {
    const { url } = await serve((request) => request.socket.destroy(), json('{"a":1}'));
    expect(await client().http.getJson(url)).toEqual({ a: 1 });
  });

  it('waits as long as Retry-After says, in seconds', async () => {
    const { url } = await serve(status(429, { 'retry-after': '7' }), json('[]'));
    const { http, waits } = client();
    await http.getJson(url);
    expect(waits).toEqual([7000]);
  });

  it('waits until the date Retry-After names', async () => {
    const now = new Date('2026-03-01T12:00:00Z');
    const { url } = await serve(status(503, { 'retry-after': 'Sun, 01 Mar 2026 12:00:20 GMT' }), json('[]'));
    const { http, waits } = client({ now: () => now });
    await http.getJson(url);
    expect(waits).toEqual([20_000]);
  });

  it('does not wait out an hour, but reports it', async () => {
    const { url, requests } = await serve(status(429, { 'retry-after': '3600' }));
    const { http, waits } = client();
    const failure = await catchFailure(http.getJson(url));
    expect(failure).toMatchObject({ code: 'rate_limited', retryAfterMs: 3_600_000 });
    expect(waits).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  it.each([
    [404, 'not_found'],
    [403, 'refused'],
    [400, 'portal_error'],
  ])('does not try a %i again', async (code, expected) => {
    const { url, requests } = await serve(status(code, {}, '{"message":"no such column"}'));
    const failure = await catchFailure(client().http.getJson(url));
    expect(failure.code).toBe(expected);
    expect(failure.message).toContain('no such column');
    expect(requests).toHaveLength(1);
  });

  it('takes a CKAN error for a portal error under any status', async () => {
    const body = '{"success":false,"error":{"__type":"Not Found Error","message":"resource gone"}}';
    const { url } = await serve(status(404, {}, body));
    expect(await catchFailure(client().http.getJson(url))).toMatchObject({
      code: 'portal_error',
      message: expect.stringContaining('resource gone'),
    });
  });
});

describe('answers that are not what they should be', () => {
  it.each<[string, Handler, string]>([
    ['a web page', status(200, { 'content-type': 'text/html' }, '<!doctype html><p>Maintenance'), 'not_json'],
    ['a web page called JSON', json('<html></html>'), 'not_json'],
    ['plain words', json('temporarily unavailable'), 'not_json'],
    ['half a JSON', json('[{"permit":"2026-1"},{"perm'), 'truncated'],
    ['half a JSON that ends in a comma', json('[[1],[2],'), 'truncated'],
    ['nothing', json(''), 'empty'],
    ['white space', json(' \n'), 'empty'],
  ])('%s', async (_, handler, code) => {
    const { url } = await serve(handler);
    expect((await catchFailure(client().http.getJson(url))).code).toBe(code);
  });

  it('reads JSON behind a byte order mark', async () => {
    const { url } = await serve(json('\ufeff{"a":1}'));
    expect(await client().http.getJson(url)).toEqual({ a: 1 });
  });

  it('stops at the size limit while reading, whatever length was announced', async () => {
    let sent = 0;
    const { url, requests } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const chunk = `"${'x'.repeat(64 * 1024)}",`;
      const pump = (): void => {
        if (response.destroyed) return;
        sent += chunk.length;
        response.write(chunk, pump);
      };
      response.write('[', pump);
    });
    const failure = await catchFailure(client({ maxBytes: 300_000 }).http.getJson(url));
    expect(failure.code).toBe('too_large');
    expect(requests).toHaveLength(1);
    expect(sent).toBeLessThan(50_000_000);
  });

  it('gives up on a body that never ends', async () => {
    const { url } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[1,');
    });
    const failure = await catchFailure(client({ timeoutMs: 100, tries: 1 }).http.getJson(url));
    expect(failure.code).toBe('timeout');
  });

  it('names a connection that cannot be made', async () => {
    const { url } = await serve(json('[]'));
    const server = servers.pop();
    await new Promise((resolve) => server?.close(resolve));
    expect((await catchFailure(client({ tries: 1 }).http.getJson(url))).code).toBe('network');
  });
});

describe('being stopped', () => {
  /** Raised as soon as the portal has been asked. */
  async function stoppedWhile(handler: Handler, config: FeedHttpConfig = {}) {
    const stop = new AbortController();
    const { url, requests } = await serve((request, response) => {
      handler(request, response);
      setImmediate(() => stop.abort(new Error('the worker stops')));
    });
    const http = untilStopped(createFeedHttp(config), stop.signal);
    return { asking: http.getJson(url), requests, http, url };
  }

  it('ends a request under way, and no other is made', async () => {
    const { asking, requests, http, url } = await stoppedWhile(() => {}, { tries: 5, backoffMs: 0 });
    await expect(asking).rejects.toThrow('the worker stops');
    await expect(http.getJson(url)).rejects.toThrow('the worker stops');
    expect(requests).toHaveLength(1);
  });

  it('ends a body that is coming, and the wait before another try', async () => {
    const body = await stoppedWhile((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('[1,');
    });
    await expect(body.asking).rejects.toThrow('the worker stops');
    const waiting = await stoppedWhile(status(503), { backoffMs: 3_600_000, maxBackoffMs: 3_600_000 });
    await expect(waiting.asking).rejects.toThrow();
    expect(waiting.requests).toHaveLength(1);
  });

  it('leaves a client without a signal as it is, and one that remembers remembering', async () => {
    const plain = createFeedHttp();
    expect(untilStopped(plain, undefined)).toBe(plain);
    const store = { get: async () => null, set: async () => {} };
    const stoppable = untilStopped(createFeedHttp({ validators: store }), new AbortController().signal);
    expect(stoppable).toMatchObject({ remembers: true });
  });
});

describe('where requests go', () => {
  it('follows a redirect on the same host', async () => {
    const { url } = await serve(status(301, { location: '/moved.json' }), json('[2]'));
    expect(await client().http.getJson(url)).toEqual([2]);
  });

  it('does not follow one to another host', async () => {
    const other = await serve(json('[3]'));
    other.url.hostname = 'localhost';
    const { url } = await serve(status(302, { location: other.url.href }));
    expect((await catchFailure(client().http.getJson(url))).code).toBe('refused');
    expect(other.requests).toHaveLength(0);
  });

  it('does not follow one to another port', async () => {
    const other = await serve(json('[3]'));
    const { url } = await serve(status(302, { location: other.url.href }));
    expect((await catchFailure(client().http.getJson(url))).code).toBe('refused');
    expect(other.requests).toHaveLength(0);
  });

  it('says who asks', async () => {
    const { url, requests } = await serve(json('[]'));
    await client().http.getJson(url, { headers: { 'x-app-token': 'abc' } });
    expect(requests[0]?.headers).toMatchObject({ 'user-agent': brand.userAgent, 'x-app-token': 'abc' });
  });

  it('asks the sample feed server instead of the portal', async () => {
    const { url, requests } = await serve(json('[]'));
    const portal = new URL('https://data.example.gov/resource/abcd-1234.json?$limit=5');
    await client({ baseUrl: `${url.origin}/` }).http.getJson(portal);
    expect(requests[0]?.url).toBe('/data.example.gov/resource/abcd-1234.json?$limit=5');
  });
});

describe('asking only for what changed', () => {
  it('sends the validators back once the body was worked in', async () => {
    const kept = new Map<string, Validator>();
    const validators = {
      get: async (key: string) => kept.get(key) ?? null,
      set: async (key: string, value: Validator) => {
        kept.set(key, value);
      },
    };
    const { url, requests } = await serve(
      json('{"n":1}', { etag: '"v1"', 'last-modified': 'Sun, 01 Mar 2026 12:00:00 GMT' }),
      json('{"n":1}', { etag: '"v1"' }),
      status(304),
    );
    const { http } = client({ validators });

    const first = await http.getJsonIfChanged(url);
    expect(first).toMatchObject({ modified: true, body: { n: 1 } });
    // Not remembered: the next request must get the body again.
    const second = await http.getJsonIfChanged(url);
    expect(requests[1]?.headers['if-none-match']).toBeUndefined();
    if (!second.modified) throw new Error('expected a body');
    await second.remember();

    expect(await http.getJsonIfChanged(url)).toEqual({ modified: false });
    expect(requests[2]?.headers['if-none-match']).toBe('"v1"');
  });
});
