import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refuseMethod, refuseUnreadable } from './methods.mjs';

let server: Server;

beforeEach(async () => {
  server = createServer((request, response) => {
    if (!refuseMethod(request, response)) response.end();
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
