import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault } from './faults';
import type { Reply } from './protocols/reply';

const HTML =
  '<!DOCTYPE html><html><head><title>Maintenance</title></head><body><h1>We will be back soon</h1></body></html>';
const MOST_BODY = 1024 * 1024;

export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers = {},
): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body), ...headers });
  response.end(body);
}

export function sendReply(response: ServerResponse, reply: Reply, headers = {}): void {
  send(response, reply.status, 'application/json; charset=utf-8', JSON.stringify(reply.body), headers);
}

/** Answers a request with a fault that concerns the transport; false where the answer's content shall go wrong. */
export function sendFault(response: ServerResponse, fault: Fault | undefined, regular: () => Reply): boolean {
  switch (fault) {
    case 'http_500':
      send(response, 500, 'text/plain', 'Internal Server Error');
      return true;
    case 'http_429':
      send(response, 429, 'application/json', '{"message":"Too many requests"}', { 'retry-after': '1' });
      return true;
    case 'html':
      send(response, 200, 'text/html; charset=utf-8', HTML);
      return true;
    case 'half_json': {
      const body = JSON.stringify(regular().body);
      send(response, 200, 'application/json; charset=utf-8', body.slice(0, Math.ceil(body.length / 2)));
      return true;
    }
    case 'arcgis_error':
      sendReply(response, {
        status: 200,
        body: { error: { code: 500, message: 'Error performing query operation', details: [] } },
      });
      return true;
    case 'empty_body':
      send(response, 200, 'application/json; charset=utf-8', '');
      return true;
    case 'hang':
      return true;
    case 'drop': {
      const body = JSON.stringify(regular().body);
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body) + 1,
      });
      response.write(body.slice(0, Math.ceil(body.length / 2)), () => response.destroy());
      return true;
    }
    default:
      return false;
  }
}

/** The validators of an answer: the same table version and address give the same bytes. */
export function validators(
  version: string,
  changedAt: Date,
  address: string,
): { etag: string; 'last-modified': string } {
  const hash = createHash('sha1').update(version).update(address).digest('base64url');
  return { etag: `"${hash}"`, 'last-modified': changedAt.toUTCString() };
}

/** Whether the asker already has this version. `If-None-Match` decides alone where it is given. */
export function isUnchanged(request: IncomingMessage, etag: string): boolean {
  const asked = request.headers['if-none-match'];
  return asked?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
}

export function isLoopback(request: IncomingMessage): boolean {
  const address = request.socket.remoteAddress ?? '';
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}

export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MOST_BODY) throw new RangeError('the body is too large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
