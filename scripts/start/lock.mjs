import { chmodSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from './failure.mjs';

/** A machine that slept keeps its lock this long; a process that was killed loses it at once (see below). */
const STALE_MS = 30_000;
/** How long the database of a start that was killed may take to close. */
const CLOSING_MS = 15_000;

/**
 * @typedef {{pid: number, databasePid?: number, startedAt: string}} Holder
 * @typedef {{tookOver: boolean, noteDatabase(pid: number): void, release(): Promise<void>}} DataFolderLock
 */

/**
 * Takes the data folder for this process, or says who has it. Two processes must never open one embedded
 * database. A lock whose process is gone is taken over at once, after its database process is gone too.
 * @param {string} folder
 * @param {{onLost?: (error: Error) => void}} [options]
 * @returns {Promise<DataFolderLock>}
 */
export async function lockDataFolder(folder, options = {}) {
  const { default: lockfile } = await import('proper-lockfile');
  const dataDir = resolve(folder);
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
  const lockPath = join(dataDir, 'lock');
  const holderPath = join(dataDir, 'holder.json');
  const acquire = () =>
    lockfile.lock(dataDir, {
      lockfilePath: lockPath,
      stale: STALE_MS,
      update: STALE_MS / 6,
      onCompromised: (error) => options.onLost?.(error),
    });
  let release;
  try {
    release = await acquire();
  } catch (error) {
    if (error.code !== 'ELOCKED') throw error;
    const holder = await waitForHolder(holderPath);
    if (holder === undefined || isAlive(holder.pid)) throw inUse(dataDir, holder);
    release = await takeOver(dataDir, lockPath, acquire);
  }
  const previous = readHolder(holderPath);
  if (previous?.databasePid !== undefined && !(await waitUntilGone(previous.databasePid))) {
    await release();
    throw inUse(dataDir, { ...previous, pid: previous.databasePid });
  }
  const holder = { pid: process.pid, startedAt: new Date().toISOString() };
  writeFileSync(holderPath, JSON.stringify(holder));
  let released;
  return {
    tookOver: previous !== undefined,
    noteDatabase(pid) {
      writeFileSync(holderPath, JSON.stringify({ ...holder, databasePid: pid }));
    },
    release() {
      rmSync(holderPath, { force: true });
      released ??= release();
      return released;
    },
  };
}

/** Several starts may find the same dead lock; one of them removes it, the others find it taken. */
async function takeOver(dataDir, lockPath, acquire) {
  const turn = join(dataDir, 'lock-takeover');
  try {
    if (Date.now() - statSync(turn).mtimeMs > STALE_MS) rmdirSync(turn);
  } catch {
    // None left by a start that died right here.
  }
  try {
    mkdirSync(turn);
  } catch {
    throw inUse(dataDir, undefined);
  }
  try {
    rmSync(lockPath, { recursive: true, force: true });
    return await acquire();
  } finally {
    rmdirSync(turn);
  }
}

function inUse(dataDir, holder) {
  const who = holder ? `process ${holder.pid}, started at ${holder.startedAt}` : 'another process';
  return new StartFailure(
    `The data folder ${dataDir} is in use by ${who}; stop it or set DATA_DIR to another folder.`,
  );
}

/** The lock is there a moment before its holder's name. */
async function waitForHolder(path) {
  for (let attempt = 0; attempt < 10; attempt++) {
    const holder = readHolder(path);
    if (holder) return holder;
    await sleep(50);
  }
  return undefined;
}

/** @returns {Holder | undefined} */
function readHolder(path) {
  try {
    const holder = JSON.parse(readFileSync(path, 'utf8'));
    return Number.isInteger(holder?.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
}

async function waitUntilGone(pid) {
  const deadline = Date.now() + CLOSING_MS;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

function isAlive(pid) {
  // In a container the first process has the same number every time.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
