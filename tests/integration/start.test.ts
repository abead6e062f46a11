import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { connect } from '@/db/client';
import { openEmbedded } from '@/db/embedded';
import { decideFeeds } from '@/scripts/start/feeds.mjs';
import { requireNode } from '@/scripts/start/install.mjs';
import { lockDataFolder } from '@/scripts/start/lock.mjs';
import { freePort, readPort, requireFreePort } from '@/scripts/start/port.mjs';
import { sessionSecret } from '@/scripts/start/secret.mjs';

let folder: string;
let started: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lintel-start-'));
  started = [];
});
afterEach(async () => {
  for (const child of started) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
});

function node(args: string[], options: { cwd?: string; env?: Record<string, string> } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: options.cwd ?? process.cwd(),
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  started.push(child);
  const output = { text: '' };
  child.stdout?.on('data', (chunk) => {
    output.text += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output.text += chunk;
  });
  const ended = once(child, 'exit');
  return { child, output, ended };
}

describe('the data folder', () => {
  const holder = () => {
    const lock = resolve('scripts/start/lock.mjs');
    const script = `import { lockDataFolder } from ${JSON.stringify(lock)};
      await lockDataFolder(${JSON.stringify(folder)}); process.send('held'); setInterval(() => {}, 1000);`;
    return node(['--input-type=module', '-e', script]);
  };

  it('names the process that has it', async () => {
    const other = holder();
    await once(other.child, 'message');
    await expect(lockDataFolder(folder)).rejects.toThrow(
      new RegExp(
        `^The data folder ${folder} is in use by process ${other.child.pid}, started at \\d{4}-.*; stop it or set DATA_DIR`,
      ),
    );
  });

  it('is taken over at once from a process that was killed, by one of several', async () => {
    const other = holder();
    await once(other.child, 'message');
    other.child.kill('SIGKILL');
    await other.ended;
    const rivals = [holder(), holder(), holder()];
    const results = await Promise.all(
      rivals.map(({ child, ended }) =>
        Promise.race([once(child, 'message').then(() => 'held'), ended.then(() => 'refused')]),
      ),
    );
    expect(results.sort()).toEqual(['held', 'refused', 'refused']);
  });

  it('waits until the killed start’s database process is gone', async () => {
    const database = node(['-e', 'setTimeout(() => {}, 700); process.channel.unref();']);
    writeFileSync(
      join(folder, 'holder.json'),
      JSON.stringify({ pid: 999_999_999, databasePid: database.child.pid, startedAt: '2026-01-01' }),
    );
    const lock = await lockDataFolder(folder);
    expect(database.child.exitCode).toBe(0);
    expect(lock.tookOver).toBe(true);
    await lock.release();
  });

  it('is free again after its release', async () => {
    await (await lockDataFolder(folder)).release();
    await (await lockDataFolder(folder)).release();
  });

  it('keeps one secret, for its owner alone', () => {
    const secret = sessionSecret(folder);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(sessionSecret(folder)).toBe(secret);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  });
});

describe('the feeds', () => {
  it('are the samples without a try where the plan says so, but for what the folder or FEEDS say', async () => {
    expect((await decideFeeds(folder, undefined, 'sample')).mode).toBe('sample');
    expect((await decideFeeds(folder, 'live', 'sample')).mode).toBe('live');
    writeFileSync(join(folder, 'feeds'), 'live\n');
    expect((await decideFeeds(folder, '', 'sample')).mode).toBe('live');
  });
});

describe('what the machine lacks', () => {
  it('is said of an old Node', () => {
    expect(() => requireNode('20.18.3')).toThrow(/needs Node 20\.19 or newer; this is 20\.18\.3/);
    expect(() => requireNode('20.19.0')).not.toThrow();
    expect(() => requireNode('24.0.0')).not.toThrow();
  });

  it('is said of a taken port, with another to choose', async () => {
    const port = await freePort();
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    await expect(requireFreePort(port)).rejects.toThrow(
      `Port ${port} is taken by another program; choose another, for example: PORT=${port + 1}`,
    );
    server.close();
    await once(server, 'close');
    await requireFreePort(port);
  });

  it('is said of a port that is none', () => {
    expect(readPort(undefined)).toBe(3000);
    expect(readPort('8080')).toBe(8080);
    expect(() => readPort('80a')).toThrow('PORT must be a number from 1 to 65535, not "80a".');
  });
});

describe('the embedded database', () => {
  const opened = z.object({ url: z.string() });

  it('loses no acknowledged row to kill -9', async () => {
    const acknowledged: number[] = [];
    for (const round of [0, 1]) {
      const database = node(['--import', 'tsx', 'scripts/start/database.ts', folder]);
      const [message] = await once(database.child, 'message');
      const { url } = opened.parse(message);
      const client = connect(url, { max: 3 });
      await client.sql`create table if not exists rows (id int primary key)`;
      const lanes = [0, 1, 2].map(async (lane) => {
        for (let n = 0; ; n++) {
          const id = round * 1_000_000 + n * 3 + lane;
          await client.sql`insert into rows values (${id})`;
          acknowledged.push(id);
        }
      });
      const ends = Promise.allSettled(lanes);
      await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan((round + 1) * 300);
      database.child.kill('SIGKILL');
      await ends;
      await client.sql.end({ timeout: 0 });
    }
    const database = await openEmbedded({ dataDir: folder });
    const client = connect(database.url);
    const kept = new Set((await client.sql`select id from rows`).map((row) => row.id));
    await client.close();
    await database.close();
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });
});

describe('a start with stand-ins for web and worker', () => {
  const WEB = `import { createServer } from 'node:http'; import { onStop } from './start/parent.mjs';
    const server = createServer((request, response) => {
      if (request.url === '/die') { console.error('the roof came down'); process.exit(7); }
      response.end(process.env.FEEDS + ' ' + process.env.NODE_ENV);
    }).listen(process.env.PORT, () => process.send({ ready: true }));
    onStop(() => { server.close(() => process.exit(0)); server.closeAllConnections(); });`;
  const WORKER = `import { connect } from '@/db/client'; import { env } from '@/lib/env';
    const connection = connect(env().DATABASE_URL, { embedded: true });
    await connection.sql\`create table if not exists stops (at timestamptz default now())\`;
    process.send?.({ ready: true });
    const stop = async () => { await connection.sql\`insert into stops default values\`; await connection.close(); process.exit(0); };
    process.on('SIGTERM', stop); process.on('disconnect', stop);`;
  /** For development; what it says goes to its log. */
  const plainWorker = (says: string) => `console.log('${says}'); process.send?.({ ready: true });
    const stop = () => { console.log('stopped'); process.exit(0); };
    process.on('SIGTERM', stop); process.on('disconnect', stop); setInterval(() => {}, 1000);`;
  const START = `import * as plans from './start/plan.mjs'; import { serveUntilStopped } from './start/serve.mjs';
    const [root, port, plan] = process.argv.slice(2);
    await serveUntilStopped({ root, dataDir: root + '/.data', port: Number(port), plan: plans[plan] });`;

  interface Wish {
    plan?: string;
    settings?: Record<string, string>;
    at?: string;
  }

  async function start(port: number, { plan = 'PRODUCTION', settings = {}, at = folder }: Wish = {}) {
    const run = node(['scripts/start.mjs', at, String(port), plan], {
      cwd: at,
      env: { FEEDS: 'live', DATABASE_URL: '', HOST: '', SITE_URL: '', LOG_LEVEL: 'info', ...settings },
    });
    await vi.waitUntil(() => /serves at|is in use|is taken|ALLOW_/.test(run.output.text), {
      timeout: 90_000,
      interval: 100,
    });
    return run;
  }

  /** Lays out a project whose web server and worker are stand-ins. */
  function layOut(at: string) {
    mkdirSync(join(at, 'scripts'));
    for (const name of ['node_modules', 'tsconfig.json', 'scripts/start', 'db', 'lib']) {
      symlinkSync(resolve(name), join(at, name));
    }
    writeFileSync(join(at, 'package.json'), '{"type": "module"}');
    writeFileSync(join(at, 'scripts/web.mjs'), WEB);
    mkdirSync(join(at, 'scripts/dev'));
    writeFileSync(join(at, 'scripts/dev/web.mjs'), WEB.replace("'./start/", "'../start/"));
    writeFileSync(join(at, 'scripts/worker.ts'), WORKER);
    writeFileSync(join(at, 'scripts/reader.ts'), '// The worker of these tests reads no documents.');
    writeFileSync(join(at, 'scripts/report.ts'), '// Nor do they draw reports.');
    writeFileSync(join(at, 'scripts/judge.ts'), '// Nor do they judge packages.');
    writeFileSync(join(at, 'scripts/logo.ts'), '// Nor do they draw logos.');
    writeFileSync(join(at, 'scripts/start.mjs'), START);
  }

  /** A folder that was started once: making its database takes longer than all that is looked at here. */
  let used: string;
  beforeAll(async () => {
    used = mkdtempSync(join(tmpdir(), 'lintel-used-'));
    layOut(used);
    started = [];
    const first = await start(await freePort(), { at: used });
    expect(first.output.text).toContain('serves at');
    first.child.kill('SIGTERM');
    expect(await first.ended).toEqual([0, null]);
  }, 180_000);
  afterAll(() => rmSync(used, { recursive: true, force: true, maxRetries: 20 }));

  beforeEach(() => {
    layOut(folder);
    cpSync(join(used, '.data'), join(folder, '.data'), { recursive: true });
  });

  it('serves, refuses a second start, stops on SIGTERM in order, and survives kill -9', {
    timeout: 180_000,
  }, async () => {
    const port = await freePort();
    const first = await start(port);
    expect(first.output.text).toContain(`Lintel serves at http://localhost:${port}`);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('live production');
    const secret = readFileSync(join(folder, '.data/secret'), 'utf8');

    const second = await start(port);
    expect(second.output.text).toContain(`is in use by process ${first.child.pid}`);
    expect(await second.ended).toEqual([1, null]);

    first.child.kill('SIGTERM');
    expect(await first.ended).toEqual([0, null]);

    const third = await start(port);
    expect(third.output.text).toContain('serves at');
    third.child.kill('SIGKILL');
    await third.ended;

    const fourth = await start(port);
    expect(fourth.output.text).toContain('serves at');
    fourth.child.kill('SIGINT');
    expect(await fourth.ended).toEqual([0, null]);
    expect(readFileSync(join(folder, '.data/secret'), 'utf8')).toBe(secret);

    // The worker still had its database when it was told to stop.
    const database = await openEmbedded({ dataDir: join(folder, '.data') });
    const client = connect(database.url);
    expect((await client.sql`select count(*)::int as n from stops`)[0]?.n).toBeGreaterThanOrEqual(3);
    await client.close();
    await database.close();
  });

  it('plays at payments on its own machine alone', { timeout: 120_000 }, async () => {
    const port = await freePort();
    const run = await start(port, { settings: { SITE_URL: 'https://lintel.example' } });
    expect(run.output.text).toMatch(/STRIPE_SECRET_KEY is not set: .*ALLOW_DEMO_PAYMENTS=1/);
    expect(run.output.text).not.toContain('at parseEnv');
    expect(await run.ended).toEqual([1, null]);
  });

  it('says which part died and why, stops the others and ends with 1', { timeout: 120_000 }, async () => {
    const port = await freePort();
    const run = await start(port);
    await fetch(`http://127.0.0.1:${port}/die`).catch(() => {});
    expect(await run.ended).toEqual([1, null]);
    expect(run.output.text).toMatch(/The web process ended with code 7[\s\S]*the roof came down/);
    await requireFreePort(port);
    await (await lockDataFolder(join(folder, '.data'))).release();
  });

  it('for development restarts the worker on a change, whatever becomes of it', {
    timeout: 180_000,
  }, async () => {
    const worker = join(folder, 'scripts/worker.ts');
    const log = () => readFileSync(join(folder, '.data/logs/worker.log'), 'utf8');
    writeFileSync(worker, plainWorker('first'));
    const port = await freePort();
    const run = await start(port, { plan: 'DEVELOPMENT' });
    const says = (what: string | RegExp) =>
      expect.poll(() => run.output.text, { timeout: 20_000 }).toMatch(what);
    const web = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
    expect(run.output.text).toContain(`Lintel serves at http://localhost:${port}`);
    expect(await web()).toBe('live development');

    writeFileSync(worker, 'not a program');
    await says(/The worker stays as it was:[\s\S]*scripts\/worker\.ts/);
    expect(log()).toBe('first\n');

    writeFileSync(worker, plainWorker('second'));
    await says('The worker restarted');
    expect(log()).toBe('second\n');
    expect(readFileSync(join(folder, '.data/logs/worker.log.1'), 'utf8')).toBe('first\nstopped\n');

    writeFileSync(worker, "throw new Error('nails ran out');");
    await says(
      /The worker process ended with code 1[\s\S]*nails ran out[\s\S]*starts again when a file changes/,
    );
    expect(await web()).toBe('live development');

    writeFileSync(worker, plainWorker('third'));
    await says(/The worker restarted[\s\S]*The worker restarted/);
    expect(log()).toBe('third\n');

    run.child.kill('SIGINT');
    expect(await run.ended).toEqual([0, null]);
    expect(log()).toBe('third\nstopped\n');
  });
});
