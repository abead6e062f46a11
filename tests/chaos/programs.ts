import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { AS_PROGRAM } from '@/scripts/start/bundle.mjs';
import { breaking } from './breakages';

const ROOT = join(import.meta.dirname, '../..');

export interface Programs {
  worker: string;
  embeddedDatabase: string;
  /** A folder that is gone again after `remove`. */
  folder: string;
  remove(): void;
}

/** What is started again and again, as JavaScript: through tsx each start would cost seconds of computing. */
export async function bundlePrograms(breakage?: string): Promise<Programs> {
  // Inside the project, where what it imports is found.
  const folder = join(ROOT, '.data', `chaos-${process.pid}`);
  await build({
    absWorkingDir: ROOT,
    entryPoints: { worker: 'tests/chaos/worker.ts', database: 'tests/chaos/embedded-database.ts' },
    outdir: folder,
    ...AS_PROGRAM,
    plugins: breakage === undefined ? [] : [breaking(breakage, ROOT)],
  });
  return {
    worker: join(folder, 'worker.mjs'),
    embeddedDatabase: join(folder, 'database.mjs'),
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
