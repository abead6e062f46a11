import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

const captured = z.object({ event: z.string(), properties: z.record(z.string(), z.unknown()) });
export type Captured = z.infer<typeof captured>;
/** What posthog-js posts. */
const posted = z.object({ batch: z.array(captured) });

/** Stands in for PostHog and for the tag manager's host, and keeps what they are told. */
export interface Receiver {
  address: string;
  /** Each request as `METHOD /path`, without preflights. */
  requests: string[];
  events: Captured[];
  close: () => Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const requests: string[] = [];
  const events: Captured[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://receiver');
    requests.push(`${request.method} ${pathname}`);
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      return response.end(`window.loadedContainer = ${JSON.stringify(searchParams.get('id'))};`);
    }
    const body = await read(request);
    const json: unknown = JSON.parse(decode(body, searchParams.get('compression')));
    events.push(...posted.parse(json).batch);
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end('{"status":1}');
  });
  const port = await listen(server);
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { address: `http://localhost:${port}`, requests, events, close };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, () => resolve((server.address() as AddressInfo).port));
  });
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

function decode(body: Buffer, compression: string | null): string {
  // Its first two bytes say so, also where the address does not.
  if (body[0] === 0x1f && body[1] === 0x8b) return gunzipSync(body).toString();
  if (compression === 'base64')
    return Buffer.from(new URLSearchParams(body.toString()).get('data') ?? '', 'base64').toString();
  return body.toString();
}
