import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const PAGE_BYTES = 4_096;
/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;
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

/** Milliseconds of processor time a process has used in all its threads; null where the system does not say. */
export async function processorTime(pid: number): Promise<number | null> {
  if (process.platform !== 'linux') return null;
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // Its name stands in brackets and may hold anything; the fields after it count from the third.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * TICK_MS : null;
  } catch {
    return null;
  }
}
