import { randomBytes } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { inject } from 'vitest';
import type { Person } from '../support/role-users';

// Asks the served site what a browser would ask it, each address as it is written: nothing is normalised or followed.

const site = new URL(inject('site').url);
const AT_ONCE = 6;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

export const ORIGIN = site.origin;
export const HOST = site.hostname;

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  /** Whose session's cookie comes along. */
  as?: Person | null | undefined;
  /** Sent as a form's fields. */
  form?: Record<string, string>;
  json?: unknown;
  body?: string;
}

export interface Answer {
  path: string;
  status: number;
  headers: IncomingHttpHeaders;
  /** Without a charset. */
  type: string;
  /** Where a redirect leads on this site, with its query; whole where it leads elsewhere. */
  location: string | null;
  setCookies: readonly string[];
  bytes: Buffer;
  text: string;
}

export async function ask(path: string, asked: Asked = {}): Promise<Answer> {
  const { type, body } = encodeBody(asked);
  const message = await send(path, {
    method: asked.method ?? 'GET',
    headers: {
      // Each request comes from a network of its own, as limits count them; a site on one's own machine believes it.
      'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
      ...(type ? { 'content-type': type } : {}),
      ...(asked.as ? { cookie: toCookieHeader(asked.as) } : {}),
      ...asked.headers,
    },
    body,
  });
  const bytes = decoded(message.headers['content-encoding'], await read(message));
  return {
    path,
    status: message.statusCode ?? 0,
    headers: message.headers,
    type: (message.headers['content-type'] ?? '').split(';', 1)[0] ?? '',
    location: toSiteAddress(message.headers.location),
    setCookies: message.headers['set-cookie'] ?? [],
    bytes,
    text: bytes.toString('utf8'),
  };
}

export function toCookieHeader({ cookie }: Person): string {
  return `${cookie.name}=${cookie.value}`;
}

/** Does the work for each, six at a time. */
export async function forEachParallel<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function encodeBody({ form, json, body }: Asked): { type?: string; body: string | undefined } {
  if (form) return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(form).toString() };
  if (json !== undefined) return { type: 'application/json', body: JSON.stringify(json) };
  return { body };
}

interface Sent {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

function send(path: string, { method, headers, body }: Sent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = request(
      { agent, host: HOST, port: site.port, method, path, headers: { ...length, ...headers } },
      resolve,
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts);
}

function decoded(encoding: string | undefined, bytes: Buffer): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

function toSiteAddress(location: string | undefined): string | null {
  if (location === undefined) return null;
  const { origin, pathname, search, href } = new URL(location, ORIGIN);
  return origin === ORIGIN ? pathname + search : href;
}

/** Where the site says it lives: in every head, in the sitemap, in `robots.txt`. */
export async function publishedOrigin(): Promise<string> {
  const { text } = await ask('/robots.txt');
  return new URL(/^Sitemap: (\S+)$/m.exec(text)?.[1] ?? '').origin;
}
