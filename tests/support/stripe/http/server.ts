import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answering, answer } from './answer';

/** Browsers send a card from another origin. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-allow-private-network': 'true',
  'access-control-expose-headers': 'Request-Id',
};

/** Answers what Stripe's API does not have: the levers. */
export type ControlApi = (request: {
  path: string;
  body: string;
}) => Promise<{ status: number; body: object }>;

export async function listen(
  api: Answering,
  port: number,
  control: ControlApi,
): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    serve(api, request, response, control).catch((error: unknown) => {
      // A mistake of the stand-in's own must not look like an answer of Stripe's.
      console.error('the Stripe stand-in failed', error);
      response.destroy();
    });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function serve(
  api: Answering,
  request: IncomingMessage,
  response: ServerResponse,
  control: ControlApi,
): Promise<void> {
  const body = await readBody(request);
  if (request.method === 'OPTIONS') {
    response.writeHead(204, CORS).end();
    return;
  }
  const [path = '', query = ''] = (request.url ?? '').split('?');
  if (path.startsWith('/__control/')) {
    const { status, body: json } = await control({ path, body: body === '' ? query : body });
    response.writeHead(status, { 'content-type': 'application/json', ...CORS }).end(JSON.stringify(json));
    return;
  }
  const method = request.method ?? 'GET';
  const key = request.headers['idempotency-key'];
  const outcome = await answer(api, {
    method,
    path,
    body: body === '' ? query : body,
    key: typeof key === 'string' ? key : null,
    auth: request.headers.authorization ?? null,
  });
  if ('lost' in outcome) {
    // A timeout is the client's to end: the connection stays as it is.
    if (outcome.lost === 'reset') request.socket.resetAndDestroy();
    return;
  }
  const { status, body: text, headers } = outcome.reply;
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-cache, no-store',
    ...(typeof key === 'string' && method === 'POST' ? { 'idempotency-key': key } : {}),
    ...CORS,
    ...headers,
  });
  response.end(text);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
