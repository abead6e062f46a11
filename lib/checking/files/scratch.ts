import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemTime } from '@/lib/platform/clock/system';

const PREFIX = 'lintel-file-';
/** Files on their way, and what readers of files work in. */
const OURS = /^lintel-(file|reading|pictures)-/;
const LEFT_BEHIND_MS = 24 * 60 * 60_000;

export interface ScratchFile {
  /** Nothing lies there yet. */
  path: string;
  release: () => Promise<void>;
}

/** A place on this machine for a file that is on its way. */
export function scratchFile(): ScratchFile {
  sweepOnce();
  const path = join(tmpdir(), PREFIX + randomUUID());
  return { path, release: () => rm(path, { force: true }) };
}

/** A folder of this machine to work in, empty. */
export async function scratchFolder(purpose: 'reading' | 'pictures'): Promise<ScratchFile> {
  sweepOnce();
  const path = await mkdtemp(join(tmpdir(), `lintel-${purpose}-`));
  return { path, release: () => rm(path, { recursive: true, force: true }) };
}

let swept = false;

function sweepOnce(): void {
  if (!swept) sweepScratch().catch(() => {});
  swept = true;
}

/** Deletes temporary files that killed processes left more than a day ago. */
export async function sweepScratch(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!OURS.test(name)) continue;
    const path = join(tmpdir(), name);
    // Another process may be done with it by now.
    const found = await stat(path).catch(() => null);
    if (found && systemTime().getTime() - found.mtimeMs > LEFT_BEHIND_MS)
      await rm(path, { force: true, recursive: true });
  }
}
