import { createServer, get, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { completeHeaders } from './headers.mjs';

let server: Server;
let isHttps: boolean;
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  isHttps = true;
  answer = (response) => void response.end();
  server = createServer((request, response) => {
    completeHeaders(request, response, { isHttps });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

function ask(path = '/'): Promise<IncomingHttpHeaders> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, path, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.headers));
    }).on('error', reject);
  });
}

describe('an answer that says nothing', () => {
  it('runs nothing, is kept by nobody, is in no frame and tells no other site where it was (ASVS 3.4.1, 3.4.4, 3.4.5)', async () => {
    const headers = await ask();
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; .*object-src 'none'; base-uri 'none'/,
    );
    expect(headers['permissions-policy']).toContain('camera=(self)');
  });

  it('is shown in our look and without a script where it is a page', async () => {
    answer = (response) =>
      void response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Nothing</p>');
    const policy = (await ask('/_next/static/missing.js'))['content-security-policy'];
    expect(policy).toMatch(/^default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self';/);
    expect(policy).not.toContain('script-src');
  });

  it('holds nobody to https where the site is not there', async () => {
    isHttps = false;
    expect(await ask()).not.toHaveProperty('strict-transport-security');
  });

  it('lets other sites show what is made to be shared', async () => {
    for (const path of ['/pictures/en/home', '/icons/apple-180.png', '/favicon.ico', '/icon.svg'])
      expect((await ask(path))['cross-origin-resource-policy']).toBe('cross-origin');
    for (const path of ['/dashboard', '/api/pictures/1', '/icons', '/favicon.icon'])
      expect((await ask(path))['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('leaves a worker its own files', async () => {
    expect((await ask('/_next/static/chunks/a.js'))['content-security-policy']).toMatch(
      /^default-src 'self'/,
    );
  });
});

describe('an action’s answer', () => {
  const leadingTo = async (path: string) => {
    answer = (response) => response.setHeader('x-action-redirect', `${path};push`).writeHead(303).end();
    return (await ask())['clear-site-data'];
  };

  it('that signs out lets the browser drop what it kept, and no other (ASVS 14.3.1)', async () => {
    expect(await leadingTo('/login?signed_out=true')).toBe('"cache"');
    expect(await leadingTo('/es/login?signed_out=true')).toBe('"cache"');
    expect(await leadingTo('/dashboard?tab=signed_out')).toBeUndefined();
    expect(await leadingTo('/login')).toBeUndefined();
  });
});

describe('what an answer does say', () => {
  const own = { 'cache-control': 'public, max-age=60', 'Referrer-Policy': 'no-referrer' };
  const ways: [string, (response: ServerResponse) => void][] = [
    [
      'header by header',
      (response) => {
        for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
      },
    ],
    ['with its head', (response) => response.writeHead(200, own)],
    ['with its head and a phrase', (response) => response.writeHead(200, 'Fine', own)],
    ['as a flat list', (response) => response.writeHead(200, Object.entries(own).flat())],
  ];

  it.each(ways)('%s stays', async (_, write) => {
    answer = (response) => {
      write(response);
      response.end();
    };
    expect(await ask()).toMatchObject({
      'cache-control': 'public, max-age=60',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    });
  });

  it('several cookies in a flat list stay several', async () => {
    answer = (response) => response.writeHead(200, ['set-cookie', 'a=1', 'set-cookie', 'b=2']).end();
    expect((await ask())['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  it.each([
    ['application/json', 'application/json; charset=utf-8'],
    ['text/x-component', 'text/x-component; charset=utf-8'],
    ['application/manifest+json', 'application/manifest+json; charset=utf-8'],
    ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
    ['text/html; charset=ascii', 'text/html; charset=ascii'],
    ['image/png', 'image/png'],
    ['application/pdf', 'application/pdf'],
  ])('%s is sent as %s', async (given, sent) => {
    answer = (response) => response.writeHead(200, { 'content-type': given }).end();
    expect((await ask())['content-type']).toBe(sent);
  });
});
