import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { companies, licenceChanges, licenceWatches, subscriptions } from '@/db/schema';
import type { Context } from '@/lib/context';
import { forEachApart } from '@/lib/each-apart';
import { newId } from '@/lib/ids';
import { entitledTier } from '@/lib/providers/billing/entitled';
import { mailOwners } from '@/lib/providers/mail/owners';
import type { MailSettings } from '@/lib/providers/mail/types';
import type { Answer } from '@/lib/tracking/registers/types';
import { askRegisters, type LicenceLine, listWatched, numberKey } from './licences';
import { PLANS_WITH_COMPLIANCE } from './reminders';
import type { LicenceMove, WatchAspect, WatchWord } from './types';
import { WATCH_ASPECTS } from './types';

/** Companies looked at together. */
const AT_ONCE = 200;

type Words = Record<WatchAspect, WatchWord | null>;

/** What is remembered of an answer; null for what a register does not tell, or tells of somebody else. */
function wordsOf(answer: Answer | null): Words {
  const verdict = answer?.verdict;
  if (!verdict || (verdict.nameAgrees === false && answer.register.numbersRepeat))
    return { licence: null, insurance: null, bond: null };
  return {
    licence: verdict.word === 'unknown' ? null : verdict.word,
    insurance: verdict.insurance?.word ?? null,
    bond: verdict.bond?.word ?? null,
  };
}

/** What is new between what was last told and what is said now; what is said for the first time is no news. */
function movesBetween(before: Words, now: Words): LicenceMove[] {
  return WATCH_ASPECTS.flatMap((aspect) => {
    const [from, to] = [before[aspect], now[aspect]];
    return from === null || to === null || from === to ? [] : [{ aspect, from, to }];
  });
}

/**
 * Compares the licences companies keep an eye on with what the registers say now. A change is written down and mailed to
 * the owners in one transaction with what is remembered, so that each is told once whatever crashes or runs twice.
 */
export async function lookAtLicences(
  ctx: Context,
  { mail, signal }: { mail: MailSettings; signal?: AbortSignal | undefined },
): Promise<{ told: number; failed: number }> {
  const result = { told: 0, failed: 0 };
  for (let after = ''; !signal?.aborted; ) {
    const ids = await listCompanies(ctx, after);
    const last = ids.at(-1);
    if (last === undefined) break;
    after = last;
    const lines = await askRegisters(ctx, await listWatched(ctx, ids));
    const byCompany = new Map<string, LicenceLine[]>();
    for (const line of lines) byCompany.set(line.companyId, [...(byCompany.get(line.companyId) ?? []), line]);
    const { failed } = await forEachApart(
      ctx,
      ids,
      { failure: 'Licences could not be looked at', label: (company) => ({ company }), signal },
      async (companyId) => {
        result.told += await tell(ctx, { companyId, lines: byCompany.get(companyId) ?? [], mail });
      },
    );
    result.failed += failed;
  }
  return result;
}

async function listCompanies(ctx: Context, after: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: companies.id })
    .from(companies)
    .innerJoin(subscriptions, eq(subscriptions.companyId, companies.id))
    .where(and(gt(companies.id, after), inArray(entitledTier, PLANS_WITH_COMPLIANCE)))
    .orderBy(asc(companies.id))
    .limit(AT_ONCE);
  return rows.map(({ id }) => id);
}

interface Told {
  companyId: string;
  lines: readonly LicenceLine[];
  mail: MailSettings;
}

async function tell(ctx: Context, { companyId, lines, mail }: Told): Promise<number> {
  const known = await ctx.db.select().from(licenceWatches).where(eq(licenceWatches.companyId, companyId));
  const keyOf = (one: { subcontractorId: string | null; state: string | null; number: string }) =>
    `${one.subcontractorId} ${one.state} ${numberKey(one.number)}`;
  const byKey = new Map(known.map((watch) => [keyOf(watch), watch]));
  const read = lines.flatMap((line) =>
    line.state === null || line.answer === null ? [] : [{ ...line, state: line.state, answer: line.answer }],
  );
  const watched = new Set(lines.map(keyOf));
  const left = known.filter((watch) => !watched.has(keyOf(watch)));
  const fresh = read.filter((line) => !byKey.has(keyOf(line)));
  const moved = read.flatMap((line) => {
    const before = byKey.get(keyOf(line));
    if (!before) return [];
    const said = wordsOf(line.answer);
    const now = {
      licence: said.licence ?? before.licence,
      insurance: said.insurance ?? before.insurance,
      bond: said.bond ?? before.bond,
    };
    const isSame = WATCH_ASPECTS.every((aspect) => now[aspect] === before[aspect]);
    return isSame ? [] : [{ line, before, now, moves: movesBetween(before, now) }];
  });
  if (left.length + fresh.length + moved.length === 0) return 0;
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    if (left.length > 0)
      await tx.delete(licenceWatches).where(
        inArray(
          licenceWatches.id,
          left.map(({ id }) => id),
        ),
      );
    if (fresh.length > 0)
      await tx
        .insert(licenceWatches)
        .values(
          fresh.map(({ subcontractorId, state, number, answer }) => ({
            id: newId('licenceWatch'),
            ...{ companyId, subcontractorId, state, number: numberKey(number) },
            ...wordsOf(answer),
            createdAt: ctx.now,
          })),
        )
        .onConflictDoNothing();
    const news: { line: (typeof read)[number]; move: LicenceMove }[] = [];
    for (const { line, before, now, moves } of moved) {
      // Whoever comes second finds other words there, and tells nothing.
      const mine = await tx
        .update(licenceWatches)
        .set(now)
        .where(
          and(
            eq(licenceWatches.id, before.id),
            ...WATCH_ASPECTS.map((aspect) => still(aspect, before[aspect])),
          ),
        )
        .returning({ id: licenceWatches.id });
      if (mine.length > 0) news.push(...moves.map((move) => ({ line, move })));
    }
    if (news.length === 0) return 0;
    const changes = news.map(({ line, move }) => ({
      id: newId('licenceChange'),
      ...{ companyId, subcontractorId: line.subcontractorId, state: line.state, number: line.number },
      ...move,
      register: line.answer.register.authority,
      day: dayOf(line.answer, move.aspect),
      asOf: line.answer.register.asOf ?? ctx.now,
      noticedAt: ctx.now,
    }));
    await tx.insert(licenceChanges).values(changes);
    await mailOwners(within, {
      companyId,
      template: 'licenceChanged',
      props: {
        changes: changes.map((change, at) => ({
          ...{ number: change.number, register: change.register, aspect: change.aspect },
          ...{ to: change.to, day: change.day, holder: news[at]?.line.holder ?? '' },
        })),
      },
      mail,
    });
    return changes.length;
  });
}

function still(aspect: WatchAspect, word: WatchWord | null): SQL {
  const column = licenceWatches[aspect];
  return word === null ? isNull(column) : sql`${column} = ${word}`;
}

function dayOf({ verdict }: Answer, aspect: WatchAspect): string | null {
  return (aspect === 'licence' ? verdict?.day : verdict?.[aspect]?.day) ?? null;
}
