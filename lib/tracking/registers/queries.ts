import { asc, eq, sql } from 'drizzle-orm';
import { registerEntries, registerSources } from '@/db/schema';
import type { Context } from '@/lib/context';
import { dayIn } from '@/lib/platform/clock/zones';
import { arrayLiteral } from '@/lib/tracking/feeds/array-literal';
import { judgeLicence, type Told } from './judge';
import { registerKey } from './number';
import { REGISTERS } from './records';
import type { Answer, AskedLicence, Entry, RegisterRecord, RegisterView } from './types';

type SourceRow = typeof registerSources.$inferSelect;

function listSources(ctx: Context): Promise<SourceRow[]> {
  return ctx.db
    .select()
    .from(registerSources)
    .where(eq(registerSources.enabled, true))
    .orderBy(asc(registerSources.id));
}

interface ReadRegister {
  record: RegisterRecord;
  view: RegisterView;
  sources: SourceRow[];
  told: Told;
}

/** The registers that are read here, each with its sources. */
async function listRead(ctx: Context): Promise<ReadRegister[]> {
  const rows = await listSources(ctx);
  return REGISTERS.flatMap((record) => {
    const sources = rows.filter(({ register }) => register === record.id);
    if (sources.length === 0) return [];
    const kindsOf = (id: string) =>
      record.sources.find((source) => source.id === id)?.parts.map(({ kind }) => kind) ?? [];
    const tells = (kind: Entry['kind']) =>
      sources.some(({ source, loadedAt }) => loadedAt !== null && kindsOf(source).includes(kind));
    const main = sources.find(({ source }) => kindsOf(source).includes('licence'));
    return [{ record, sources, told: toldBy(tells), view: viewOf(record, sources, main) }];
  });
}

const toldBy = (tells: (kind: Entry['kind']) => boolean): Told => ({
  licence: tells('licence'),
  insurance: tells('insurance'),
  bond: tells('bond'),
});

function viewOf(
  record: RegisterRecord,
  sources: readonly SourceRow[],
  main: SourceRow | undefined,
): RegisterView {
  const { id, state, authority, landing, lists, covers } = record;
  return {
    ...{ id, state, authority, landing, lists, covers },
    numbersRepeat: record.numbersRepeat ?? false,
    isSample: sources.some(({ mode }) => mode === 'sample'),
    asOf: main?.lastSuccessAt ?? null,
    isHeld: sources.some(
      ({ failureCode }) => failureCode === 'missing_column' || failureCode === 'not_believed',
    ),
  };
}

export interface RegisterSourceState extends SourceRow {
  authority: string;
}

/** How each source of the registers is read, for whoever looks after it. */
export async function listRegisterSources(ctx: Context): Promise<RegisterSourceState[]> {
  const rows = await listSources(ctx);
  return rows.map((row) => {
    const record = REGISTERS.find(({ id }) => id === row.register);
    return { ...row, authority: record?.authority ?? row.register };
  });
}

/**
 * What the registers say of licences today, in the order asked. Of several registers of a state the one that knows the
 * holder answers, else one that knows the number. Null where no register of the state is read here.
 */
export async function findAnswers(ctx: Context, asked: readonly AskedLicence[]): Promise<(Answer | null)[]> {
  if (asked.length === 0) return [];
  const registers = await listRead(ctx);
  const wanted = asked.map((licence) =>
    registers
      .filter(({ record }) => record.state === licence.state)
      .map((register) => ({ register, key: registerKey(licence.number, register.record) })),
  );
  const pairs = new Map<string, [string, string]>();
  for (const { register, key } of wanted.flat())
    if (key !== '') for (const { id } of register.sources) pairs.set(`${id} ${key}`, [id, key]);
  const entries = await findEntries(ctx, [...pairs.values()]);
  return asked.map(({ names }, at) => {
    const answers = (wanted[at] ?? []).map(({ register: { record, view, sources, told }, key }): Answer => {
      const rows = sources.flatMap(({ id }) => entries.get(`${id} ${key}`) ?? []);
      const today = dayIn(record.timeZone, ctx.now);
      return { register: view, verdict: judgeLicence(rows, names, { told, today, record }) };
    });
    return answers.sort((a, b) => rankOf(a) - rankOf(b))[0] ?? null;
  });
}

function rankOf({ verdict }: Answer): number {
  if (verdict === null) return 4;
  if (verdict.word === 'not_listed') return 3;
  return verdict.nameAgrees === true ? 0 : verdict.nameAgrees === null ? 1 : 2;
}

async function findEntries(
  ctx: Context,
  pairs: readonly (readonly [string, string])[],
): Promise<Map<string, Entry[]>> {
  const found = new Map<string, Entry[]>();
  if (pairs.length === 0) return found;
  const column = (at: 0 | 1) => sql.param(arrayLiteral(pairs.map((pair) => pair[at])));
  const rows = await ctx.db
    .select()
    .from(registerEntries)
    .where(
      sql`(${registerEntries.sourceId}, ${registerEntries.key}) in (
        select asked.source_id, asked.key
        from unnest(${column(0)}::text[], ${column(1)}::text[]) as asked (source_id, key))`,
    )
    .orderBy(asc(registerEntries.digest));
  for (const row of rows) {
    const key = `${row.sourceId} ${row.key}`;
    found.set(key, [...(found.get(key) ?? []), row]);
  }
  return found;
}
