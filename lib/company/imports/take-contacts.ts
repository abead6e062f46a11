import { emptyClients, fillClients, listClients } from '@/lib/company/projects/import-clients';
import { emptyPeople, fillPeople, listPeople } from '@/lib/company/subcontractors/import-people';
import type { Context, UserActor } from '@/lib/context';
import { type Matched, matchContacts, namesOf, readings } from './match-contacts';
import { type ContactRow, readContactRow } from './read-row';
import type { Taken, TakenRow, ToUndo, Undone } from './takers';
import type { Filled } from './types';

/** Rows whose jobs and subcontractors are looked up at a time. */
const AT_ONCE = 500;

/**
 * Contacts of a list, entered where the company has a place for them and nothing else stands. No job and no
 * subcontractor comes of one.
 */
export const takeContacts: Taken<ContactRow> = {
  read: readContactRow,
  check: async (ctx, rows) => {
    const problems = [];
    for (let from = 0; from < rows.length; from += AT_ONCE)
      problems.push(...(await match(ctx, rows.slice(from, from + AT_ONCE), { hold: false })));
    return problems.map((matched) => (matched.ok ? null : matched.problem));
  },
  take: async (ctx, rows) => {
    const matched = await match(ctx, rows, { hold: true });
    const fresh = matched.flatMap((one) => (one.ok && !isEmpty(one.filled) ? [one] : []));
    const { jobs, firms } = byHolder(fresh);
    await fillClients(ctx, jobs);
    await fillPeople(ctx, firms);
    return matched.map((one): TakenRow => {
      if (!one.ok) return { outcome: 'rejected', problem: one.problem };
      if (isEmpty(one.filled)) return { outcome: 'known', subject: one.id };
      return { outcome: 'added', subject: one.id, filled: one.filled };
    });
  },
  undo: async (ctx, rows) => {
    const { jobs, firms } = byHolder(rows.map(({ subject, filled }: ToUndo) => ({ id: subject, filled })));
    const gone = new Set([...(await emptyClients(ctx, jobs)), ...(await emptyPeople(ctx, firms))]);
    return rows.map(({ subject }): Undone => (gone.has(subject) ? 'taken_back' : 'kept'));
  },
};

const isEmpty = (filled: Filled) => Object.keys(filled).length === 0;

async function match(
  ctx: Context<UserActor>,
  rows: readonly ContactRow[],
  { hold }: { hold: boolean },
): Promise<Matched[]> {
  if (rows.length === 0) return [];
  const [jobs, firms] = [
    await listClients(ctx, {
      addressNorms: rows.flatMap(({ address }) =>
        address === null ? [] : readings(address).map(({ norm }) => norm),
      ),
      numbers: rows.flatMap(({ jobNumber }) => jobNumber ?? []),
      emails: rows.flatMap(({ email }) => email ?? []),
      names: rows.flatMap((row) => (row.address === null && row.jobNumber === null ? namesOf(row) : [])),
      hold,
    }),
    await listPeople(ctx, { hold }),
  ];
  return matchContacts(rows, { jobs, firms });
}

/** What several rows put in at one place, together. */
function byHolder(rows: readonly { id: string; filled: Filled }[]) {
  const all = new Map<string, Filled & { id: string }>();
  for (const { id, filled } of rows) all.set(id, { ...all.get(id), ...filled, id });
  const holders = [...all.values()];
  return {
    jobs: holders.filter(({ id }) => id.startsWith('prj_')),
    firms: holders.filter(({ id }) => id.startsWith('sbc_')),
  };
}
