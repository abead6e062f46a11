import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from './failure.mjs';
import { tail } from './run.mjs';

const PATIENCE_MS = 15_000;

/**
 * @typedef {object} Child
 * @property {string} name
 * @property {import('node:child_process').ChildProcess} process
 * @property {Promise<{code: number | null, signal: string | null}>} ended
 * @property {Promise<any>} ready the first message the child sends that does not merely tell its progress
 */

/**
 * Starts the parts as processes of their own and watches them. Each writes to a log file; each has a
 * channel to this process and ends when it breaks, so that nobody stays behind when this one is killed.
 */
export class Children {
  /** @type {Child[]} */
  #running = [];
  /** @type {WeakSet<Child>} */
  #replaced = new WeakSet();
  #stopping = false;

  /**
   * @param {{root: string, logDir: string, onDeath: (error: Error) => void}} options
   */
  constructor(options) {
    this.options = options;
    mkdirSync(options.logDir, { recursive: true });
  }

  /**
   * @param {string} name
   * @param {string[]} command what Node runs
   * @param {Record<string, string | undefined>} env
   * @param {{once?: boolean, shown?: boolean, onDeath?: (error: Error) => void, onProgress?: (text: string) => void}} [kind]
   *   `once`: it is expected to end by itself, with code 0; `shown`: it writes to the terminal instead of its log;
   *   `onDeath`: hears of its death once it was ready, in place of who hears of the others'
   * @returns {Child}
   */
  start(name, command, env, kind = {}) {
    const log = join(this.options.logDir, `${name}.log`);
    try {
      renameSync(log, `${log}.1`);
    } catch {
      // The first start has no older log.
    }
    const file = openSync(log, 'a', 0o600);
    const child = spawn(process.execPath, command, {
      cwd: this.options.root,
      env,
      stdio: kind.shown ? ['ignore', 'inherit', 'inherit', 'ipc'] : ['ignore', file, file, 'ipc'],
      // A group of its own: Ctrl-C reaches this process alone, which stops the others in order.
      detached: process.platform !== 'win32',
    });
    closeSync(file);
    const ended = new Promise((resolve) => {
      child.once('error', () => resolve({ code: 1, signal: null }));
      child.once('exit', (code, signal) => resolve({ code, signal }));
    });
    const failure = (how) =>
      new StartFailure(
        kind.shown
          ? `The ${name} process ${how}.`
          : `The ${name} process ${how}. Its last lines (${log}):\n${tail(readFileSync(log, 'utf8'))}`,
      );
    const ready = new Promise((resolve, reject) => {
      child.on('message', (message) =>
        message.progress ? kind.onProgress?.(message.progress) : resolve(message),
      );
      ended.then(({ code, signal }) => reject(failure(ending(code, signal))));
    });
    let wasReady = false;
    ready.then(
      () => {
        wasReady = true;
      },
      () => {},
    );
    const entry = { name, process: child, ended, ready };
    this.#running.push(entry);
    ended.then(({ code, signal }) => {
      this.#running = this.#running.filter((other) => other !== entry);
      if (this.#stopping || this.#replaced.has(entry) || (kind.once && code === 0)) return;
      if (!kind.onDeath) this.options.onDeath(failure(ending(code, signal)));
      else if (wasReady) kind.onDeath(failure(ending(code, signal)));
    });
    return entry;
  }

  /**
   * A part that can be restarted and whose death leaves the others running.
   * @param {string} name
   * @param {string[]} command
   * @param {Record<string, string | undefined>} env
   * @param {(error: Error) => void} onDeath
   * @returns {{ready: Promise<any>, restart(): Promise<boolean>}} `restart` says whether it runs again: not while all stop
   */
  startRestartable(name, command, env, onDeath) {
    let child = this.start(name, command, env, { onDeath });
    const restart = async () => {
      this.#replaced.add(child);
      await end(child, PATIENCE_MS);
      if (this.#stopping) return false;
      child = this.start(name, command, env, { onDeath });
      return child.ready.then(
        () => true,
        (error) => {
          if (!this.#stopping) onDeath(error);
          return false;
        },
      );
    };
    return { ready: child.ready, restart };
  }

  /** Asks all but the named to end, then those; kills what does not within the time. */
  async stop({ last = [], patienceMs = PATIENCE_MS } = {}) {
    this.#stopping = true;
    const isLast = (child) => last.includes(child.name);
    await Promise.all(this.#running.filter((child) => !isLast(child)).map((child) => end(child, patienceMs)));
    await Promise.all(this.#running.map((child) => end(child, patienceMs)));
  }

  kill() {
    this.#stopping = true;
    for (const child of this.#running) child.process.kill('SIGKILL');
  }
}

async function end(child, patienceMs) {
  child.process.kill('SIGTERM');
  const timer = setTimeout(() => child.process.kill('SIGKILL'), patienceMs);
  await child.ended;
  clearTimeout(timer);
}

function ending(code, signal) {
  return signal ? `was ended by ${signal}` : `ended with code ${code}`;
}
