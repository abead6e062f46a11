import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'lintel-file-';
const LEFT_BEHIND_MS = 24 * 60 * 60_000;

export interface ScratchFile {
  /** Nothing lies there yet. */
  path: string;
  release: () => Promise<void>;
}

/** A place on this machine for a file that is on its way. */
export function scratchFile(): ScratchFile {
  if (!swept) sweep().catch(() => {});
  swept = true;
  const path = join(tmpdir(), PREFIX + randomUUID());
  return { path, release: () => rm(path, { force: true }) };
}

let swept = false;

/** Takes away, once in a process's life, what processes that were killed have left. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(tmpdir(), name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true });
  }
}
