import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkShares, findingMarks } from '@/db/schema';
import { setArchived } from '@/lib/checking/checks/mutations';
import { createShareSchema } from '@/lib/checking/checks/share-schema';
import { MAX_SHARES } from '@/lib/checking/checks/share-types';
import { findSharedFile } from '@/lib/checking/checks/shared-file';
import {
  countOpening,
  createShare,
  findShare,
  findSharedRun,
  listShares,
  revokeShare,
} from '@/lib/checking/checks/shares';
import type { Context, UserActor } from '@/lib/context';
import { newSecret } from '@/lib/identity/sessions/secrets';
import { finding, makeCheckWithFile, makeDoneRun } from '../support/done-run';
import { NOW } from '../support/factories';
import { listAudit, newMember, newOwner, outcome, stranger } from '../support/team';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

let connection: FreshDatabase;
let owner: Context<UserActor>;

beforeAll(async () => {
  connection = await freshDatabase();
  owner = await newOwner(connection.db);
});
afterAll(() => connection.close());

const anybody = (now = NOW) => stranger(connection.db, now);
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

async function shared(days = 30) {
  const check = await makeCheckWithFile(owner);
  const findings = [finding('a', check.fileId), finding('b', check.fileId, { severity: 'info' })];
  const runId = await makeDoneRun(owner, check, 1, { findings });
  const share = await createShare(owner, { checkId: check.checkId, number: 1, locale: 'es', days });
  return { ...check, ...share, runId };
}

it('opens one result to whoever has the address, until its day', async () => {
  const { token, checkId, runId, fileId } = await shared(7);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await findShare(anybody(), { token })).toEqual({
    companyId: owner.actor.companyId,
    checkId,
    runId,
    fileIds: [fileId],
    locale: 'es',
    expiresAt: inDays(7),
  });
  expect(await findShare(anybody(inDays(6.9)), { token })).not.toBeNull();
  expect(await findShare(anybody(inDays(7)), { token })).toBeNull();
  expect(await findSharedRun(anybody(inDays(8)), { token })).toBeNull();
});

it('keeps the hash of the address alone', async () => {
  const { id, token } = await shared();
  const [row] = await connection.db.select().from(checkShares).where(eq(checkShares.id, id));
  expect(JSON.stringify(row)).not.toContain(token);
  expect(await listAudit(connection.db, id)).toEqual(['check.shared']);
});

it('shows what was found and nothing the company wrote, no names and no mark’s note', async () => {
  const { token, checkId } = await shared();
  await connection.db.insert(findingMarks).values({
    checkId,
    key: 'a',
    state: 'dismissed',
    note: 'Between us: the inspector never looks.',
    assigneeId: owner.actor.userId,
    markedBy: owner.actor.userId,
    markedAt: NOW,
  });
  const run = await findSharedRun(anybody(), { token });
  expect(run?.companyName).toBe('Test Builders LLC');
  expect(run?.findings.map(({ key, state }) => [key, state])).toEqual([
    ['a', 'dismissed'],
    ['b', 'open'],
  ]);
  const told = JSON.stringify(run);
  for (const secret of ['Between us', 'Ana', 'Reyes', owner.actor.userId, 'startedBy', 'hash'])
    expect(told).not.toContain(secret);
});

it('shows pages of that result’s files alone', async () => {
  const { token, fileId } = await shared();
  const other = await shared();
  expect(await findSharedFile(anybody(), { token, fileId })).toMatchObject({
    companyId: owner.actor.companyId,
  });
  expect(await findSharedFile(anybody(), { token, fileId: other.fileId })).toBeNull();
});

it('ends when it is ended, when its check is put away, and when that is deleted', async () => {
  const [ended, archived] = [await shared(), await shared()];
  await revokeShare(owner, { shareId: ended.id });
  await revokeShare(owner, { shareId: ended.id });
  expect(await findShare(anybody(), ended)).toBeNull();
  expect(await listAudit(connection.db, ended.id)).toEqual(['check.shared', 'check.share_revoked']);
  await setArchived(owner, { checkId: archived.checkId, archived: true });
  expect(await findShare(anybody(), archived)).toBeNull();
  await setArchived(owner, { checkId: archived.checkId, archived: false });
  expect(await findShare(anybody(), archived)).not.toBeNull();
});

it('is nothing for an address that was made up', async () => {
  for (const token of [newSecret(), '', 'x'.repeat(43), '../../etc/passwd', "' or 1=1 --".padEnd(43, 'a')])
    expect(await findShare(anybody(), { token })).toBeNull();
});

it('is listed while it works, with how often it was opened', async () => {
  const { checkId, token, id } = await shared();
  expect(await listShares(owner, { checkId })).toEqual([
    {
      id,
      run: 1,
      locale: 'es',
      createdAt: NOW,
      createdBy: 'Ana Reyes',
      expiresAt: inDays(30),
      opened: 0,
      openedAt: null,
    },
  ]);
  await countOpening(anybody(inDays(1)), { token });
  await countOpening(anybody(inDays(2)), { token });
  expect((await listShares(owner, { checkId }))[0]).toMatchObject({ opened: 2, openedAt: inDays(2) });
  await revokeShare(owner, { shareId: id });
  expect(await listShares(owner, { checkId })).toEqual([]);
});

it('is made of a result that is there, for 1 to 90 days, and not without end', async () => {
  const check = await makeCheckWithFile(owner);
  await makeDoneRun(owner, check, 1, { state: 'failed' });
  const { checkId } = check;
  expect(await outcome(createShare(owner, { checkId, number: 1, locale: 'en', days: 1 }))).toBe('conflict');
  expect(await outcome(createShare(owner, { checkId, number: 2, locale: 'en', days: 1 }))).toBe('not_found');
  for (const days of [0, 91, 1.5])
    expect(createShareSchema.safeParse({ checkId, number: 1, locale: 'en', days }).success).toBe(false);
  await makeDoneRun(owner, check, 2);
  for (let made = 0; made < MAX_SHARES; made += 1)
    await createShare(owner, { checkId, number: 2, locale: 'en', days: 1 });
  expect(await outcome(createShare(owner, { checkId, number: 2, locale: 'en', days: 1 }))).toBe('conflict');
});

it('is made and ended by who may change the company’s checks', async () => {
  const { checkId, id } = await shared();
  const viewer = await newMember(connection.db, owner.actor.companyId, 'viewer');
  const other = await newOwner(connection.db);
  const wish = { checkId, number: 1, locale: 'en', days: 1 } as const;
  expect(
    await Promise.all([
      outcome(createShare(viewer, wish)),
      outcome(revokeShare(viewer, { shareId: id })),
      outcome(listShares(viewer, { checkId })),
      outcome(createShare(other, wish)),
      outcome(revokeShare(other, { shareId: id })),
      outcome(listShares(other, { checkId })),
    ]),
  ).toEqual(['forbidden', 'forbidden', 'done', 'not_found', 'not_found', 'not_found']);
});
