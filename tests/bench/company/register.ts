import type { DatabaseConnection } from '@/db/client';
import { createLogger } from '@/lib/log';
import { DAY_MS } from '@/lib/platform/clock/days';
import type { FeedHttp, RawRow } from '@/lib/tracking/feeds/types';
import { readRegister } from '@/lib/tracking/registers/read-register';
import { registerRegisters } from '@/lib/tracking/registers/state';
import { type Figures, median, round, timed } from '../aims';
import { copyAnew } from './import';

const SOURCE = 'wa-licences';
const BEGINS = Date.parse('2026-11-20T15:00:00Z');
const CLASSES = ['CONSTRUCTION CONTRACTOR', 'ELECTRICAL CONTRACTOR', 'PLUMBING CONTRACTOR'];

/** A register as Washington's portal serves it, in pages by the row's own id. */
function portal(rows: number): FeedHttp {
  const all: RawRow[] = Array.from({ length: rows }, (_, row) => ({
    ':id': `row-${String(row).padStart(7, '0')}`,
    businessname: `FIRM ${row} CONTRACTING LLC`,
    contractorlicensenumber: `FIRM${String(row).padStart(8, '0')}`,
    contractorlicensetypecodedesc: CLASSES[row % CLASSES.length],
    contractorlicensestatus: row % 17 === 0 ? 'EXPIRED' : 'ACTIVE',
    licenseeffectivedate: `20${10 + (row % 15)}-0${1 + (row % 9)}-1${row % 10}T00:00:00.000`,
    licenseexpirationdate: `2027-0${1 + (row % 9)}-2${row % 10}T00:00:00.000`,
  }));
  return {
    async getJson(url) {
      const after = /:id > '([^']*)'/.exec(url.searchParams.get('$where') ?? '')?.[1] ?? '';
      const from = after === '' ? 0 : Number(after.slice(4)) + 1;
      return all.slice(from, from + Number(url.searchParams.get('$limit')));
    },
  };
}

/**
 * A register read for the first time and, a day later, with nothing changed; beside COPY FROM STDIN of the same entries
 * into a table with the same columns and indexes.
 */
export async function measureRegister(
  { db, sql }: Pick<DatabaseConnection, 'db' | 'sql'>,
  { rows, runs, say }: { rows: number; runs: number; say: (line: string) => void },
): Promise<Figures> {
  const http = portal(rows);
  const firsts: number[] = [];
  const agains: number[] = [];
  const copies: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await sql`truncate register_sources cascade`;
    const on = (day: number) => ({
      db,
      log: createLogger('silent'),
      now: new Date(BEGINS + day * DAY_MS * 1.2),
      actor: { kind: 'job' as const, job: 'bench' },
    });
    await registerRegisters(on(0), { mode: 'live' });
    await sql`checkpoint`;
    const read = (day: number) => timed(() => readRegister(on(day), { sourceId: SOURCE, http }));
    firsts.push(await read(0));
    const [held] = await sql<{ entries: number }[]>`select count(*)::int as entries from register_entries`;
    if (held?.entries !== rows) throw new Error(`${held?.entries} of ${rows} licences are held`);
    await sql`vacuum analyze register_entries`;
    agains.push(await read(1));
    copies.push(await copyAnew(sql, ['register_entries']));
    const [first, again, copy] = [firsts, agains, copies].map((all) => ((all.at(-1) ?? 0) / 1000).toFixed(2));
    say(`  register     ${rows} licences in ${first} s, unchanged in ${again} s; COPY of them ${copy} s`);
  }
  return {
    register_licences: rows,
    register_first_to_copy: round(median(copies) / median(firsts)),
    register_unchanged_to_copy: round(median(copies) / median(agains)),
  };
}
