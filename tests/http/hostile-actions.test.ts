import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeDeskRows } from '../support/desk-rows';
import type { Person, RoleUsers } from '../support/role-users';
import { readTableContents } from '../support/table-contents';
import { ACTIONS } from './actions';
import { BUILT_ACTIONS } from './built-actions';
import { db, makeSignedInRoles } from './people';
import { ask, ORIGIN } from './site';

// Whatever an owner of one company, or a subcontractor of one, sends to any server action, nothing breaks and no row of
// another company changes.

let victim: RoleUsers;
/** Ids of the other company's, under each name an action could read them from. */
let theirs: Record<string, unknown>;
let before: Record<string, string>;

beforeAll(async () => {
  victim = await makeSignedInRoles('enterprise');
  const { company, people, permitId, checkId, subcontractorId } = victim;
  const of = async (table: string) => {
    const [row] = await db.execute<{ id: string }>(
      sql`select id from ${sql.identifier(table)} where company_id = ${company.companyId} limit 1`,
    );
    expect(row, table).toBeDefined();
    return row?.id;
  };
  const desk = await makeDeskRows(db, { ...company, permitId, subcontractorId });
  const fileId = await of('check_files');
  const runId = await of('check_runs');
  theirs = {
    ...desk,
    companyId: company.companyId,
    permitId,
    permitIds: [permitId],
    checkId,
    id: checkId,
    subcontractorId,
    fileId,
    runId,
    userId: people.member.userId,
    memberId: people.member.userId,
    assigneeId: people.member.userId,
    sessionId: people.owner.sessionId,
    role: 'viewer',
    name: 'Taken',
    title: 'Taken',
    note: 'Taken',
    status: 'fixed',
    state: 'fixed',
    archived: true,
    paused: true,
    days: 7,
    locale: 'en',
    // What an action asks for beside an id, so that the id is looked up.
    action: { verb: 'tag', tagId: desk.tagId },
    chosen: [permitId],
    query: '',
    startKey: desk.bulkId,
    order: [{ permitId, waitsFor: null }],
    holdings: [],
    line: 'w9',
    stage: 'won',
    digest: 'daily',
    template: 'electrical',
    amountCents: 1,
    position: 0,
    version: 1,
    address: 'q=',
    body: 'Taken',
    day: '2030-01-02',
    startOn: '2030-01-02',
    endsOn: '2030-01-02',
    until: '$D2030-01-02T00:00:00.000Z',
    password: 'Taken-Truss-5',
    done: true,
    paid: true,
    shared: true,
    isShared: true,
    forAll: true,
  };
  before = await contentsOfVictim();
});

/** For actions that take one place or one person at most, and whose states are others: each pair there is. */
function theirsByPlace(): unknown[] {
  const { projectId, permitId, userId, assigneeId, subcontractorId, state: _, ...rest } = theirs;
  return [{ projectId }, { permitId }].flatMap((place) =>
    [{ userId, assigneeId }, { subcontractorId }].map((person) => ({ ...rest, ...place, ...person })),
  );
}

/** What the worker itself writes on rows it works off. */
const WORKER_COLUMNS = ['attempts', 'lease', 'held_until'];

const contentsOfVictim = () =>
  readTableContents(db, { companyId: victim.company.companyId, but: ['audit_log'], without: WORKER_COLUMNS });

const text = (body: string) => ({ type: 'text/plain;charset=UTF-8', body });
const args = (...given: unknown[]) => text(JSON.stringify(given));

/** What no action sees: it cannot be read as what a form or a call sends. */
function unreadableBodies() {
  const deep = `${'['.repeat(400)}${']'.repeat(400)}`;
  return [
    text(''),
    text('not a list'),
    text('[{'),
    text('["$1"]'),
    text('["$F1","$K1","$Q1","$h1"]'),
    text(`[${deep}]`),
    { type: 'multipart/form-data; boundary=x', body: '--x\r\n' },
    {
      type: 'multipart/form-data; boundary=x',
      body: '--x\r\ncontent-disposition: form-data; name="1_$ACTION_ID_x"\r\n\r\n\0\r\n--x--\r\n',
    },
  ];
}

function hostileBodies() {
  return [
    text('[{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}]'),
    args(),
    args(null),
    args(-1, -1, -1),
    args('\0', '\ud800', 'x'.repeat(100_000)),
    args({ ...theirs, name: 'x'.repeat(20_000), title: '\0', note: ['x'], role: 'owner\0' }),
    args(theirs),
    args(theirs.id, theirs),
    args(theirs, theirs),
    args([theirs]),
    ...theirsByPlace().map((one) => args(one)),
  ];
}

async function call(id: string, page: string, as: Person, { type, body }: { type: string; body: string }) {
  const headers = { 'next-action': id, origin: ORIGIN, 'content-type': type };
  return ask(page, { method: 'POST', as, headers, body });
}

describe.concurrent('an action sent what it does not expect', () => {
  test.for(BUILT_ACTIONS.map((action, at) => ({ ...action, at })))(
    '$name answers without breaking',
    async ({ id, name, at }) => {
      const { people } = await makeSignedInRoles('enterprise');
      const { page = '/', access } = ACTIONS[name] ?? {};
      const person = access === 'portal.read' ? people.subcontractor : people.owner;
      // What cannot be read is refused before an action is chosen: some of them stand for all.
      for (const sent of at % 16 === 0 ? [...unreadableBodies(), ...hostileBodies()] : hostileBodies()) {
        const { status } = await call(id, page, person, sent);
        expect({ sent: sent.body.slice(0, 80), broke: status >= 500 }).toMatchObject({ broke: false });
      }
    },
  );
});

test('nothing of another company’s has changed by it', async () => {
  expect(await contentsOfVictim()).toEqual(before);
});
