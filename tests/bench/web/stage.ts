import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@/scripts/start/port.mjs';
import { copyProject, ended } from '../copy';

/** A page of Next's with nothing of ours in it, built with the site, where the middleware does not look. */
export const BARE_PATH = '/icons/bare';

const BARE = {
  'layout.tsx': `export default function BareLayout({ children }: { children: React.ReactNode }) {
  return <html lang="en"><head><title>Bare</title></head><body>{children}</body></html>;
}
`,
  'page.tsx': `export default function BarePage() {
  return <h1>Bare</h1>;
}
`,
};

const START_MS = 600_000;

export interface Stage {
  site: string;
  stop(): Promise<void>;
}

/** The project as it stands in the work tree, with the bare page beside it, built and served from a folder of its own. */
export async function openStage(root: string): Promise<Stage> {
  const folder = copyProject(root);
  mkdirSync(join(folder, `app${BARE_PATH}`), { recursive: true });
  for (const [name, source] of Object.entries(BARE))
    writeFileSync(join(folder, `app${BARE_PATH}`, name), source);
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, '.data'),
      DATABASE_URL: '',
      SITE_URL: '',
      FEEDS: 'sample',
      FEED_SERVER_URL: '',
      CI: 'true',
    },
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await serving(join(folder, '.data/running.json'), server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { site: `http://localhost:${port}`, stop };
}

async function serving(running: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!existsSync(running)) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('The site did not start.');
    await sleep(500);
  }
}
