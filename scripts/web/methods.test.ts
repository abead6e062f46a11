import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refuseMethod, refuseTarget, refuseUnreadable } from './methods.mjs';

let server: Server;

beforeEach(async () => {
  server = createServer((request, response) => {
    if (!refuseMethod(request, response) && !refuseTarget(request, response)) response.writeHead(200).end();
  });
  server.on('clientError', refuseUnreadable);
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

/** The first line of what is answered. */
function send(text: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });
}

const request = (method: string) => `${method} / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;

it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is let in', async (method) => {
  expect(await send(request(method))).toBe('HTTP/1.1 200 OK');
});

it.each(['TRACE', 'TRACK', 'PROPFIND', 'MADEUP', 'get'])('%s is no method here', async (method) => {
  expect(await send(request(method))).toBe('HTTP/1.1 405 Method Not Allowed');
});

it('what is no request is told so', async () => {
  expect(await send('GET / HTTP/9\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
  const long = `GET / HTTP/1.1\r\nHost: localhost\r\nx-long: ${'x'.repeat(40_000)}\r\n\r\n`;
  expect(await send(long)).toBe('HTTP/1.1 431 Request Header Fields Too Large');
});

it.each(['http://evil.example/pricing', 'http://localhost//evil.example', 'ftp://localhost/', '*', 'x'])(
  'a request line that names %s is no request of this site',
  async (target) => {
    const line = `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    expect(await send(line)).toBe('HTTP/1.1 400 Bad Request');
  },
);

it('an absolute request line of this site means its path', () => {
  const request = { url: 'http://LOCALHOST:80/pricing?a=b', headers: { host: 'localhost' } };
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const asked = Object.assign(new IncomingMessage(new Socket()), request);
  expect(refuseTarget(asked, response)).toBe(false);
  expect(asked.url).toBe('/pricing?a=b');
});
