import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../start/port.mjs';

const PROGRAM = `import { serveWeb } from ${JSON.stringify(resolve('scripts/web/server.mjs'))};
  const handle = async (asked, answer) => {
    // As Next does in development, where a page wants to hear of changes.
    asked.socket.server.once('upgrade', (_, socket) =>
      socket.write('HTTP/1.1 101 OK\\r\\nConnection: Upgrade\\r\\nUpgrade: websocket\\r\\n\\r\\n'));
    answer.end(asked.headers['x-middleware-next'] ?? 'nothing forged');
  };
  const app = { getRequestHandler: () => handle, close: async () => console.log('closed') };
  serveWeb(app, { remembered: (asked, answer) => asked.url === '/kept' && Boolean(answer.end('from memory')) });`;

it('stands in front of Next, and ends when told though a page holds its line', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', SITE_URL: 'https://lintel.test' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(child, 'exit');
  await once(child, 'message');
  const site = `http://127.0.0.1:${port}`;

  expect(await (await fetch(`${site}/kept`)).text()).toBe('from memory');
  const answer = await fetch(site, { headers: { 'x-middleware-next': '1' } });
  expect(await answer.text()).toBe('nothing forged');
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
  expect(answer.headers.get('strict-transport-security')).toContain('max-age');

  const line = request({ port, host: '127.0.0.1', headers: { connection: 'Upgrade', upgrade: 'websocket' } });
  line.on('error', () => {});
  line.end();
  const [, socket] = await once(line, 'upgrade');
  socket.on('error', () => {});
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(output).toContain('closed');
});
