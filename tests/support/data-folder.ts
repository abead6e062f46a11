import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

// What a site that was started with `scripts/start.mjs` keeps in its data folder.

const running = z.object({ site: z.url(), database: z.string() });

/** Where a running site is served, and its database. */
export function readRunning(dataDir: string): z.infer<typeof running> {
  return running.parse(JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')));
}

/** What it signs sessions with. */
export function readSecret(dataDir: string): string {
  return readFileSync(join(dataDir, 'secret'), 'utf8').trim();
}
