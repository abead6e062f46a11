import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitBody } from './slow-bodies.mjs';

let server: Server;
let port: number;
beforeEach(async () => {
  server = createServer(async (request, response) => {
    limitBody(request, { otherMs: 60 });
    try {
      let bytes = 0;
      for await (const chunk of request) bytes += chunk.length;
      response.end(`${bytes} bytes`);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => server.closeAllConnections());

/** Sends a head and half of its body, the rest once the time for other requests is long over. */
function sendSlowly(line: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
    socket.write(`${line} HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nConnection: close\r\n\r\nab`);
    setTimeout(() => socket.writable && socket.write('cd'), 300);
  });
}

test.each([
  'PUT /api/v1/check-files?check=chk_1&name=plan.pdf',
  'PUT /api/v1/checks/chk_1/files?name=plan.pdf',
])('%s may take its time', async (line) => {
  expect(await sendSlowly(line)).toContain('4 bytes');
});

test.each([
  'POST /api/v1/check-files',
  'POST /api/v1/auth/login',
  'PUT /api/v1/check-filesystem',
  'PUT /api/v1/checks/chk_1/files/fil_1',
  'PUT /',
])('%s may not', async (line) => {
  expect(await sendSlowly(line)).toBe('');
});
