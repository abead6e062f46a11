import { sql } from 'drizzle-orm';
import type { Context, UserActor } from '@/lib/context';
import { spreadsheetCsv } from '@/lib/platform/csv/spreadsheet';
import type { StatusBucket } from '@/lib/tracking/permits/types';
import { conditionsOf } from './conditions';
import { type Desk, namesOf, readDesk } from './desk';
import { parseFilter } from './language/parse';
import { type DeskPermit, type PermitRow, ROW_COLUMNS, toDeskPermit } from './rows';
import { fromPermits, ofCompany } from './scope';

export const CSV_COLUMNS = [
  'number',
  'address',
  'city',
  'state',
  'status',
  'word',
  'work',
  'type',
  'since',
  'value',
  'applied',
  'issued',
  'expires',
  'changed',
  'assigned',
  'tags',
  'record',
] as const;

/** Rows read at a time: what is in memory, however many there are. */
const BATCH = 1_000;

interface CsvInput {
  filter: string;
  /** Some of them, chosen by hand; null for all. */
  ids: readonly number[] | null;
  timeZone: string;
  heads: readonly string[];
  statuses: Readonly<Record<StatusBucket, string>>;
}

/** The permits that fit as CSV, in the order they were found; each batch is read when the one before was taken. */
export async function csvOfPermits(
  ctx: Context<UserActor>,
  { filter, ids, timeZone, heads, statuses }: CsvInput,
): Promise<ReadableStream<Uint8Array>> {
  const desk = await readDesk(ctx);
  const { where } = conditionsOf(parseFilter(filter), namesOf(ctx, desk, timeZone));
  const chosen = ids === null ? sql`true` : sql`l.permit_id = any(${`{${ids.join(',')}}`}::bigint[])`;
  const encoder = new TextEncoder();
  let last = 0;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(spreadsheetCsv([heads])));
    },
    async pull(controller) {
      const rows = await ctx.db.execute<PermitRow>(sql`
        select ${ROW_COLUMNS} from ${fromPermits(ctx.now)}
        where ${ofCompany(ctx.actor.companyId)} and ${where} and ${chosen} and l.permit_id > ${last}::bigint
        order by l.permit_id limit ${BATCH}`);
      const permits = rows.map((row) => toDeskPermit(row, ctx.now));
      last = permits.at(-1)?.id ?? last;
      if (permits.length > 0)
        controller.enqueue(
          encoder.encode(
            spreadsheetCsv(
              permits.map((one) => cellsOf(one, desk, statuses)),
              { bom: false },
            ),
          ),
        );
      if (permits.length < BATCH) controller.close();
    },
  });
}

function cellsOf(permit: DeskPermit, desk: Desk, statuses: CsvInput['statuses']): string[] {
  const people = permit.assigned.flatMap((id) => desk.people.find((one) => one.id === id)?.name ?? []);
  const tags = permit.tags.flatMap((id) => desk.tags.find((one) => one.id === id)?.name ?? []);
  return [
    permit.permitNumber,
    permit.address ?? '',
    permit.city,
    permit.state,
    statuses[permit.statusBucket],
    permit.statusWord ?? '',
    permit.description ?? '',
    permit.permitType ?? '',
    permit.since ?? '',
    permit.valuationCents === null ? '' : (permit.valuationCents / 100).toFixed(2),
    permit.appliedDate ?? '',
    permit.issuedDate ?? '',
    permit.expiresDate ?? '',
    permit.changedAt,
    people.join(', '),
    tags.join(', '),
    permit.link ?? '',
  ];
}
