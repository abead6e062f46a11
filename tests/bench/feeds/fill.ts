import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type postgres from 'postgres';
import { dateOfDay, dayNumber, listedOn } from '@/lib/tracking/permits/search/facets';
import { buildSearchText, isSpelled } from '@/lib/tracking/permits/search/words';
import { STATUS_BUCKETS } from '@/lib/tracking/permits/types';
import { COINED, coinedWord, FIRMS, firmName, rolls, STREETS, streetName, TRADES, zipf } from './lexicon';

export interface FillOptions {
  rows: number;
  /** Feeds of unequal size, `bench-001` the largest. */
  cities: number;
  /** The newest day a permit has. */
  today?: string;
}

const YEARS = 5;
const BUCKETS = STATUS_BUCKETS.filter((bucket) => bucket !== 'unknown');
const COLUMNS =
  'feed_id, source_key, permit_number, permit_type, work_class, description, status_word, status_bucket, status_date, applied_date, issued_date, address, address_norm, city, state, contractor_name, contractor_norm, latitude, longitude, search, hash, first_seen_at, changed_at';

export const benchFeed = (index: number) => `bench-${String(index + 1).padStart(3, '0')}`;

/** Permits as so many cities would have them, the same at every start, with the vocabulary and the contractors; replaces what is there. */
export async function fillPermits(sql: postgres.Sql, options: FillOptions): Promise<void> {
  await sql`truncate permits, contractors, search_words restart identity cascade`;
  for (let city = 0; city < options.cities; city++) {
    const feed = benchFeed(city);
    await sql`insert into feeds (id, record, mode, next_poll_at) values (${feed}, ${feed}, 'live', now()) on conflict do nothing`;
  }
  // Built once over all rows: many times faster than kept up to date, and the same in the end.
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'permits' and indexname <> 'permits_pkey'`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  const words = new Set<string>();
  await copy(sql, `copy permits (${COLUMNS}) from stdin`, permitLines(options, words));
  await copy(sql, 'copy search_words from stdin', batches([...words]));
  await sql`
    insert into contractors select contractor_norm, min(contractor_name), now() from permits
    where contractor_norm is not null group by 1`;
  await sql`set maintenance_work_mem = '512MB'`;
  for (const { definition } of indexes) await sql.unsafe(definition);
  await sql`reset maintenance_work_mem`;
  await sql`vacuum analyze permits`;
  await sql`vacuum analyze contractors`;
  await sql`vacuum analyze search_words`;
}

async function copy(sql: postgres.Sql, statement: string, lines: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(lines), await sql.unsafe(statement).writable());
}

function* batches(lines: string[]): Generator<string> {
  for (let from = 0; from < lines.length; from += 1_000)
    yield `${lines.slice(from, from + 1_000).join('\n')}\n`;
}

function* permitLines(
  { rows, cities, today = '2026-11-20' }: FillOptions,
  words: Set<string>,
): Generator<string> {
  const roll = rolls(1);
  const lastDay = dayNumber(today);
  const shares = Array.from({ length: cities }, (_, city) => 1 / (city + 3));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let text = '';
  for (let city = 0; city < cities; city++) {
    const count = Math.round((rows * (shares[city] ?? 0)) / total);
    for (let row = 0; row < count; row++) {
      text += permitLine(roll, { city, row, lastDay, age: 1 - row / count }, words);
      if (text.length > 1 << 18) {
        yield text;
        text = '';
      }
    }
  }
  yield text;
}

interface Place {
  city: number;
  row: number;
  lastDay: number;
  /** 1 for the oldest of its feed, 0 for the newest. */
  age: number;
}

const degrees = (value: number) => Number(value.toFixed(5));
const pick = <T>(list: readonly T[], roll: number): T => list[Math.floor(roll * list.length)] as T;

function permitLine(roll: () => number, { city, row, lastDay, age }: Place, words: Set<string>): string {
  const feedId = benchFeed(city);
  const trade = pick(TRADES, roll());
  // Sources are about as old as they are ordered; half a year either way.
  const daysAgo = Math.min(YEARS * 365, Math.abs(Math.round(age * YEARS * 365 + (roll() - 0.5) * 360)));
  const date = dateOfDay(lastDay - daysAgo);
  const hasDates = roll() > 0.005;
  const isIssued = roll() > 0.2;
  const description: string[] = [];
  const length = 5 + Math.floor(roll() * 12);
  for (let i = 0; i < length; i++)
    description.push(roll() < 0.6 ? pick(trade.words, roll()) : coinedWord(zipf(roll(), COINED)));
  const street = streetName((zipf(roll(), 1_500) + city * 263) % STREETS);
  const addressNorm = `${100 + Math.floor(roll() * 9_900)} ${pick(['N', 'S', 'E', 'W'], roll())} ${street} ${pick(['ST', 'AVE', 'BLVD', 'LN', 'DR'], roll())}`;
  const firm = roll() < 0.25 ? null : firmName((zipf(roll(), FIRMS) * 13 + city * 997) % FIRMS);
  const permit = {
    permitNumber: `${date.slice(0, 4)}-${String(row).padStart(6, '0')} ${trade.type.slice(0, 2).toUpperCase()}`,
    permitType: trade.type,
    permitSubtype: null,
    workClass: pick(['New', 'Remodel', 'Addition', 'Repair', 'Change Out'], roll()),
    description: description.join(' '),
    statusBucket: pick(BUCKETS, roll() ** 2),
    statusDate: null,
    appliedDate: hasDates ? date : null,
    approvedDate: null,
    issuedDate: hasDates && isIssued ? date : null,
    completedDate: null,
    addressNorm,
    contractorName: firm,
    contractorNorm: firm?.toLowerCase().replace(/ (llc|inc|co)$/, '') ?? null,
    parcel: null,
    latitude: degrees(29 + (city % 8) * 2 + roll() * 0.4),
    longitude: degrees(-120 + (Math.floor(city / 8) % 6) * 8 + Math.floor(city / 48) * 0.7 + roll() * 0.5),
  };
  const lexemes = buildSearchText(permit, feedId);
  for (const word of lexemes.split(' ')) if (!words.has(word) && isSpelled(word)) words.add(word);
  const search = lexemes.replace(/\S*:\S*/g, "'$&'");
  const known = hasDates ? listedOn(permit) : '\\N';
  return `${feedId}\t${row}\t${permit.permitNumber}\t${permit.permitType}\t${permit.workClass}\t${permit.description}\tWord\t${permit.statusBucket}\t\\N\t${known}\t${hasDates && isIssued ? date : '\\N'}\t${addressNorm}\t${addressNorm}\tBench\tTX\t${permit.contractorName ?? '\\N'}\t${permit.contractorNorm ?? '\\N'}\t${permit.latitude}\t${permit.longitude}\t${search}\t${city}-${row}\t2026-11-20\t2026-11-20\n`;
}
