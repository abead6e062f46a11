import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

const folder = import.meta.dirname;

function start(file: string, args: (string | number)[]): ChildProcess {
  return fork(join(folder, file), args.map(String), { execArgv: ['--import', 'tsx'] });
}

async function awaitAnswer(child: ChildProcess): Promise<unknown> {
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`a helper process ended with ${code} before it answered`);
  });
  // `once` resolves with the arguments of the event: the message comes first.
  const [message]: unknown[] = await Promise.race([once(child, 'message'), gone]);
  gone.catch(() => {});
  return message;
}

export interface Portal {
  url: string;
  /** Moves this share of the permits on; 0 moves them back to where they began. */
  change(share: number): Promise<void>;
  stop(): void;
}

export async function startPortal(rows: number, pageSize: number): Promise<Portal> {
  const child = start('portal.ts', [rows, pageSize]);
  const { url } = z.object({ url: z.string() }).parse(await awaitAnswer(child));
  return {
    url,
    async change(share) {
      child.send({ change: share });
      await awaitAnswer(child);
    },
    stop: () => child.kill(),
  };
}

const pollResult = z.object({
  outcome: z.object({
    state: z.string(),
    pages: z.number(),
    rows: z.number(),
    inserted: z.number(),
    changed: z.number(),
    unchanged: z.number(),
    events: z.number(),
  }),
  ms: z.number(),
  cpuMs: z.number(),
  startRssMb: z.number(),
  peakRssMb: z.number(),
});
export type PollResult = z.infer<typeof pollResult>;

export interface PollArguments {
  databaseUrl: string;
  kind: 'embedded' | 'native';
  feedId: string;
  portalUrl: string;
  pageSize: number;
}

/** One poll in a process of its own. */
export async function poll(input: PollArguments): Promise<PollResult> {
  const { databaseUrl, kind, feedId, portalUrl, pageSize } = input;
  const child = start('poller.ts', [databaseUrl, kind, feedId, portalUrl, pageSize]);
  const ended = once(child, 'exit');
  const result = pollResult.parse(await awaitAnswer(child));
  await ended;
  if (result.outcome.state !== 'read') throw new Error(`the poll ended as ${result.outcome.state}`);
  return result;
}
