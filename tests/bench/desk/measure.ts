import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import * as schema from '@/db/schema';
import { asCompanyId, type Context, type UserActor } from '@/lib/context';
import { createLogger } from '@/lib/log';
import { type Figures, median, round, timed } from '../aims';
import type { DeskCompany } from './fill';
import { PAGES } from './pages';

interface Sent {
  statement: string;
  parameters: postgres.ParameterOrJSON<never>[];
}

export interface DeskOptions {
  runs: number;
  /** Pages by their names; all where none is said. */
  only: readonly string[] | undefined;
  /** Prints how each statement begins. */
  statements?: boolean | undefined;
  say: (line: string) => void;
}

const WARM_UP = 3;

/** Of each page the time of its loaders and of the statements they sent, bare; one of each in turn. */
export async function measurePages(
  url: string,
  company: DeskCompany,
  { runs, only, statements, say }: DeskOptions,
): Promise<Figures> {
  const sent: Sent[] = [];
  const options = { max: 1, onnotice: () => {}, connection: { jit: 'off' as const } };
  const client = postgres(url, {
    ...options,
    debug: (_connection, statement, parameters) => sent.push({ statement, parameters }),
  });
  const bare = postgres(url, options);
  const actor: UserActor = {
    kind: 'user',
    userId: company.userId,
    companyId: asCompanyId(company.companyId),
    role: 'owner',
    tier: 'enterprise',
  };
  const ctx: Context<UserActor> = {
    db: drizzle(client, { schema }),
    actor,
    now: new Date(),
    log: createLogger('silent'),
  };
  const figures: Figures = {};
  try {
    for (const [name, load] of Object.entries(PAGES)) {
      if (only && !only.includes(name)) continue;
      const page = () => load(ctx, company);
      for (let run = 0; run < WARM_UP; run += 1) await page();
      sent.length = 0;
      await page();
      const queries = [...sent];
      if (statements)
        for (const { statement } of queries) say(`    ${statement.replace(/\s+/g, ' ').slice(0, 160)}`);
      const replay = async () => {
        for (const { statement, parameters } of queries) await bare.unsafe(statement, parameters);
      };
      await replay();
      const [ours, theirs]: [number[], number[]] = [[], []];
      for (let run = 0; run < runs; run += 1) {
        ours.push(await timed(page));
        theirs.push(await timed(replay));
      }
      const p95 = [...ours].sort((a, b) => a - b)[Math.ceil(runs * 0.95) - 1] ?? Number.NaN;
      figures[`${name}_queries`] = queries.length;
      figures[`${name}_to_bare`] = round(median(ours) / median(theirs), 2);
      figures[`${name}_p95_ms`] = Math.round(p95);
      say(
        `  ${name.padEnd(12)} ${String(queries.length).padStart(3)} queries, ${median(ours).toFixed(1)} ms, bare ` +
          `${median(theirs).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
      );
    }
  } finally {
    await client.end({ timeout: 5 });
    await bare.end({ timeout: 5 });
  }
  return figures;
}
