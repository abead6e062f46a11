import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@/scripts/start/port.mjs';
import { copyProject, ended } from '../copy';
import type { BenchData } from './data';

/** Next's own handler around the query of the list, and nothing else: nobody is asked who they are. */
const BARE_HANDLER = `import { bareContext } from '@/tests/bench/api/bare-query';
import { database } from '@/lib/edge/server/database';
import { listPermits } from '@/lib/tracking/permits/queries';
import { FILTERS } from '@/tests/bench/api/bare-query';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  return Response.json(await listPermits(bareContext(database().db), FILTERS, { pageSize: 25 }));
}
`;

export interface ApiStage {
  /** The site, with the bare handler at /api/bench/permits. */
  site: string;
  bareNode: string;
  stop(): Promise<void>;
}

/** A copy of the project with the bare handler, built and served, and the bare Node server beside it. */
export async function openApiStage(root: string, data: BenchData): Promise<ApiStage> {
  const folder = copyProject(root);
  const handler = join(folder, 'app/api/bench/permits/route.ts');
  mkdirSync(dirname(handler), { recursive: true });
  writeFileSync(handler, BARE_HANDLER);
  const port = await freePort();
  const nodePort = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: data.url,
    SITE_URL: data.site,
    AUTH_SECRET: data.secret,
    ALLOW_DEMO_PAYMENTS: '1',
    ALLOW_HTTP: '1',
    ALLOW_WEAK_SECRET: '1',
    FILES_DIR: join(folder, '.data/files'),
    FEEDS: 'live',
    LOG_LEVEL: 'error',
    // One user asks more often in a second than the limit allows in a minute.
    API_LIMIT_FACTOR: '10000',
    BENCH_COMPANY: data.companyId,
    BENCH_USER: data.userId,
  } as const;
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(children.map(ended));
    rmSync(folder, { recursive: true, force: true });
  };
  const run = (program: string[], PORT: number) =>
    children.push(
      spawn(process.execPath, program, {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...env, PORT: String(PORT) },
      }),
    );
  try {
    execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'inherit', env });
    run(['scripts/web.mjs'], port);
    run(['--import', 'tsx', 'tests/bench/api/bare-node.ts'], nodePort);
    const site = `http://127.0.0.1:${port}`;
    const bareNode = `http://127.0.0.1:${nodePort}`;
    await Promise.all([answers(`${site}/api/bench/permits`), answers(`${bareNode}/permits`)]);
    return { site, bareNode, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error(`${url} does not answer.`);
    await sleep(200);
  }
}
