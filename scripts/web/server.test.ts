import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../start/port.mjs';

const PROGRAM = `import { noUpgrades, serveWeb } from ${JSON.stringify(resolve('scripts/web/server.mjs'))};
  const handle = async (asked, answer) => {
    // As Next does in development, where a page wants to hear of changes.
    const listener = process.env.DEVELOPS ? asked.socket.server : noUpgrades();
    listener.once('upgrade', (_, socket) =>
      socket.write('HTTP/1.1 101 OK\\r\\nConnection: Upgrade\\r\\nUpgrade: websocket\\r\\n\\r\\n'));
    if (asked.url === '/api/readyz') return answer.end('asked');
    answer.end(asked.headers['x-middleware-next'] ?? 'nothing forged');
  };
  const app = { getRequestHandler: () => handle, close: async () => console.log('closed') };
  serveWeb(app, {
    remembered: (asked, answer) => asked.url === '/kept' && Boolean(answer.end('from memory')),
    drainMs: Number(process.env.DRAINS ?? 0),
  });`;

/** The web server before a stand-in for Next, with what it printed and how it ended. */
async function serve(env: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', SITE_URL: 'https://lintel.test', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const output = { text: '' };
  child.stdout?.on('data', (chunk) => {
    output.text += chunk;
  });
  const ended = once(child, 'exit');
  await once(child, 'message');
  return { port, child, output, ended, site: `http://127.0.0.1:${port}` };
}

it('stands in front of Next, and ends when told though a page holds its line', async () => {
  const { port, child, output, ended, site } = await serve({ DEVELOPS: '1' });

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
  expect(output.text).toContain('closed');
});

it('passes over an upgrade where nothing is upgraded to', async () => {
  const { port, child, ended, site } = await serve({});
  await fetch(site);
  const asked = request({
    port,
    host: '127.0.0.1',
    headers: { connection: 'Upgrade', upgrade: 'h2c' },
  }).end();
  const [answer] = await once(asked, 'response');
  expect(answer.statusCode).toBe(200);
  answer.resume();
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

it('says that it lives, and while it is being stopped that it is not ready', async () => {
  const { child, ended, site } = await serve({ DRAINS: '700' });
  const ask = async (path: string) => {
    const answer = await fetch(`${site}${path}`);
    return [answer.status, await answer.text()];
  };
  expect(await ask('/healthz')).toEqual([200, '{"status":"ok"}']);
  expect(await ask('/readyz?now')).toEqual([200, 'asked']);
  child.kill('SIGTERM');
  await expect.poll(() => ask('/readyz'), { interval: 20 }).toEqual([503, '{"status":"stopping"}']);
  expect(await ask('/healthz')).toEqual([200, '{"status":"ok"}']);
  expect(await ask('/')).toEqual([200, 'nothing forged']);
  expect(await ended).toEqual([0, null]);
});
