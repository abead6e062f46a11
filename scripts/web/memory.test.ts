import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Memory } from './memory.mjs';

const PAGE = '<html><body>Prices</body></html>';
const STATIC = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=31536000',
  'x-nextjs-cache': 'HIT',
  'x-middleware-rewrite': '/en/pricing',
  'x-frame-options': 'DENY',
};

let root: string;
let memory: Memory;
let server: Server;
/** What stands in for Next: how often it was asked, and what it says. */
let asked: number;
let next: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'lintel-memory-'));
  mkdirSync(join(root, '.next/server/app/en'), { recursive: true });
  mkdirSync(join(root, '.next/static/chunks'), { recursive: true });
  writeFileSync(join(root, '.next/server/app/en/pricing.html'), PAGE);
  writeFileSync(join(root, '.next/static/chunks/a1.js'), 'run()');
  writeFileSync(join(root, '.next/build.json'), '{"key":"secret"}');
  writeFileSync(join(root, 'secret.html'), 'secret');
  asked = 0;
  next = (_, response) => reply(response, 200, STATIC, PAGE);
  memory = new Memory(root);
  server = createServer((request, response) => {
    if (memory.answer(request, response)) return;
    asked += 1;
    next(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true, force: true });
});

/** As Next answers: headers first, one by one. */
function reply(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string,
): void {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(body);
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

/** Asks until the answer comes without Next. */
async function askRemembered(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return await vi.waitFor(async () => {
    const before = asked;
    const answer = await ask(path, headers);
    expect(asked).toBe(before);
    return answer;
  });
}

describe('a static page', () => {
  it('is answered from memory after its first time, compressed as asked', async () => {
    expect((await ask('/pricing')).body.toString()).toBe(PAGE);
    const br = await askRemembered('/pricing', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(br.body).toString()).toBe(PAGE);
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'x-frame-options': 'DENY',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(br.headers.vary).toContain('accept-encoding');
    const before = asked;
    const gzip = await ask('/pricing?utm_source=x', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
    expect((await ask('/pricing')).body.toString()).toBe(PAGE);
    expect(asked).toBe(before);
  });

  it('is never to be kept for a year by a cache in between, not from Next either', async () => {
    const first = await ask('/pricing');
    expect([asked, first.headers['cache-control']]).toEqual([1, 'public, max-age=0, must-revalidate']);
    const data = await ask('/pricing', { rsc: '1' });
    expect(data.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('is a file of texts as well, by its own address', async () => {
    const file = join(root, '.next/server/app/locales/es');
    mkdirSync(join(file), { recursive: true });
    writeFileSync(join(file, 'translation.json.body'), '{"a":"b"}');
    const { 'x-middleware-rewrite': _, ...headers } = STATIC;
    next = (_, response) =>
      reply(response, 200, { ...headers, 'content-type': 'application/json' }, '{"a":"b"}');
    await ask('/locales/es/translation.json');
    const kept = await askRemembered('/locales/es/translation.json');
    expect([kept.body.toString(), kept.headers['content-type']]).toEqual([
      '{"a":"b"}',
      'application/json; charset=utf-8',
    ]);
    const again = { 'if-none-match': String(kept.headers.etag) };
    expect((await ask('/locales/es/translation.json', again)).status).toBe(304);
  });

  it('is not sent again to who has it', async () => {
    await ask('/pricing');
    const { headers } = await askRemembered('/pricing');
    // Weak: its compressed forms are other bytes.
    expect(headers.etag).toMatch(/^W\/"/);
    const again = await ask('/pricing', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe('a page with figures', () => {
  const FIGURED = '<html><body><!--figure:days/en-->not yet<!--/figure--></body></html>';

  it('is made again where they changed, and keeps its name where they did not', async () => {
    writeFileSync(join(root, '.next/server/app/en/pricing.html'), FIGURED);
    const read = async () => {
      const { headers, body } = await askRemembered('/pricing', { 'accept-encoding': 'br' });
      return { etag: headers.etag, text: brotliDecompressSync(body).toString() };
    };
    await ask('/pricing');
    const built = await read();
    expect(built.text).toBe(FIGURED);
    expect(await memory.takeFigures({ 'days/en': '<p>12 days</p>' })).toBe(1);
    const first = await read();
    expect(first.text).toContain('<p>12 days</p>');
    expect(first.etag).not.toBe(built.etag);
    expect(await memory.takeFigures({ 'days/en': '<p>12 days</p>', 'elsewhere/en': 'new' })).toBe(0);
    expect(await read()).toEqual(first);
  });
});

describe('what is Next’s', () => {
  const cases: [string, () => void, string, Record<string, string>][] = [
    ['the router’s data', () => {}, '/pricing', { rsc: '1' }],
    ['a preview', () => {}, '/pricing', { cookie: '__prerender_bypass=1' }],
    ['an address written otherwise', () => {}, '/prici%6Eg', {}],
    ['an address in full', () => {}, 'http://other.invalid/pricing', {}],
    ['an address with a detour', () => {}, '/_next/static/../build.json', {}],
    [
      'a page made for one reader',
      () => {
        next = (_, response) =>
          reply(response, 200, { ...STATIC, 'cache-control': 'private, no-store' }, 'mine');
      },
      '/dashboard',
      {},
    ],
    [
      'a page made again from time to time',
      () => {
        next = (_, response) => reply(response, 200, { ...STATIC, 'cache-control': 's-maxage=300' }, '5');
      },
      '/numbers',
      {},
    ],
    [
      'a redirect',
      () => {
        next = (_, response) => reply(response, 307, { ...STATIC, location: '/' }, '');
      },
      '/nowhere',
      {},
    ],
    [
      'a file outside of the build',
      () => {
        next = (_, response) =>
          reply(response, 200, { ...STATIC, 'x-middleware-rewrite': '/../../../secret' }, 'x');
      },
      '/odd',
      {},
    ],
  ];

  it.each(cases)('%s stays with it', async (_, arrange, path, headers) => {
    arrange();
    for (let time = 1; time <= 3; time++) {
      await ask(path, headers);
      // Long enough for a file to be read and kept, were it to be.
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(asked).toBe(time);
    }
  });
});

describe('a bundle', () => {
  it('keeps the headers it came with', async () => {
    next = (_, response) =>
      reply(
        response,
        200,
        {
          'content-type': 'text/plain',
          'cache-control': 'public, max-age=31536000, immutable',
        },
        'run()',
      );
    await ask('/_next/static/chunks/a1.js');
    const { headers, body } = await askRemembered('/_next/static/chunks/a1.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(body).toString()).toBe('run()');
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
});
