import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { ClockSetting } from './sim-clock';
import type { WorkerSetting } from './worker';

/** What the workers told of themselves in their logs. */
export interface FleetCounts {
  started: number;
  killed: number;
  /** Ended by themselves: the database was away when they started. */
  ended: number;
  /** Jobs that threw, by the job's name. */
  failedJobs: Record<string, number>;
  polls: Record<string, number>;
  rechecks: number;
  /** Other errors, each message once with how often. */
  errors: Record<string, number>;
}

export interface Fleet {
  counts: FleetCounts;
  /** Kills one without warning; another takes its place. */
  kill(place: number): void;
  setClock(clock: ClockSetting): void;
  /** Kills all. */
  stop(): Promise<void>;
}

/** Keeps `size` workers running. */
export function startFleet(program: string, setting: WorkerSetting, size: number): Fleet {
  const counts: FleetCounts = {
    started: 0,
    killed: 0,
    ended: 0,
    failedJobs: {},
    polls: {},
    rechecks: 0,
    errors: {},
  };
  let isStopping = false;
  const start = (place: number): ChildProcess => {
    counts.started += 1;
    const child = fork(program, {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, CHAOS: JSON.stringify(setting) },
    });
    if (child.stderr) createInterface({ input: child.stderr }).on('line', (line) => note(counts, line));
    child.on('error', () => {});
    child.on('exit', (_code, signal) => {
      if (isStopping) return;
      if (signal !== 'SIGKILL') counts.ended += 1;
      workers[place] = start(place);
    });
    return child;
  };
  const workers: ChildProcess[] = [];
  for (let place = 0; place < size; place += 1) workers.push(start(place));

  return {
    counts,
    kill(place) {
      if (workers[place]?.kill('SIGKILL')) counts.killed += 1;
    },
    setClock(clock) {
      setting.clock = clock;
      for (const worker of workers) if (worker.connected) worker.send(clock, () => {});
    },
    async stop() {
      isStopping = true;
      const running = workers.filter((worker) => worker.exitCode === null && worker.signalCode === null);
      const ended = running.map((worker) => once(worker, 'exit'));
      for (const worker of running) worker.kill('SIGKILL');
      await Promise.all(ended);
    },
  };
}

const INFO = 30;
const ERROR = 50;

function note(counts: FleetCounts, line: string): void {
  if (process.env.CHAOS_LOG) console.error(line);
  const entry = parseEntry(line);
  if (entry.level === INFO && entry.msg === 'Feed polled') add(counts.polls, String(entry.state));
  else if (entry.level === INFO && entry.msg === 'Feed rechecked') counts.rechecks += 1;
  else if (entry.msg === 'Job failed') {
    add(counts.failedJobs, String(entry.job));
    add(counts.errors, getMessage(entry));
  } else if (Number(entry.level) >= ERROR) add(counts.errors, getMessage(entry));
  // What Node writes of an error nobody caught.
  else if (/^(\w*Error|error):? /.test(line)) add(counts.errors, line.slice(0, 160));
}

function parseEntry(line: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(line));
  } catch {
    return {};
  }
}

/** The innermost cause says it best. */
function getMessage(entry: Record<string, unknown>): string {
  let error = Object(entry.err);
  while (error.cause) error = Object(error.cause);
  return `${String(entry.msg)}: ${String(error.code ?? '')} ${String(error.message ?? '').slice(0, 120)}`;
}

function add(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}
