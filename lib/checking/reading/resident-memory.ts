import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const PAGE_BYTES = 4_096;
const run = promisify(execFile);

/** Bytes of memory a process holds at this moment; null where it is gone or the system does not say. */
export async function residentMemory(pid: number): Promise<number | null> {
  try {
    if (process.platform === 'linux') {
      const resident = Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1]);
      return Number.isFinite(resident) ? resident * PAGE_BYTES : null;
    }
    if (process.platform === 'win32') return null;
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout.trim()) * 1_024 || null;
  } catch {
    return null;
  }
}
