import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkFiles } from '@/db/schema';
import { findFoundDocuments } from '@/lib/checking/checks/found-documents';
import type { Context, UserActor } from '@/lib/context';
import { makeCheckWithFile, makeDoneRun } from '../support/done-run';
import { NOW } from '../support/factories';
import { newOwner, outcome } from '../support/team';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

let connection: FreshDatabase;
let owner: Context<UserActor>;

beforeAll(async () => {
  connection = await freshDatabase();
  owner = await newOwner(connection.db);
});
afterAll(() => connection.close());

const standings = [
  { documentId: 'application', standing: 'found', found: [0] },
  { documentId: 'site_plan', standing: 'missing', found: [] },
  { documentId: 'hoa_approval', standing: 'unclear', found: [0] },
] as const;

it('is nothing before the first run, and then what the newest run that is done found', async () => {
  const check = await makeCheckWithFile(owner);
  expect(await findFoundDocuments(owner, check)).toBeNull();
  await makeDoneRun(owner, check, 1, { standings: [] });
  await makeDoneRun(owner, check, 2, { standings });
  await makeDoneRun(owner, check, 3, { standings: [], state: 'cancelled' });
  expect(await findFoundDocuments(owner, check)).toEqual({ run: 2, documentIds: new Set(['application']) });
});

it('counts no document whose file was removed since', async () => {
  const check = await makeCheckWithFile(owner);
  await makeDoneRun(owner, check, 1, { standings });
  await connection.db.update(checkFiles).set({ removedAt: NOW }).where(eq(checkFiles.id, check.fileId));
  expect(await findFoundDocuments(owner, check)).toEqual({ run: 1, documentIds: new Set() });
});

it('tells another company nothing', async () => {
  const check = await makeCheckWithFile(owner);
  await makeDoneRun(owner, check, 1, { standings });
  expect(await outcome(findFoundDocuments(await newOwner(connection.db), check))).toBe('not_found');
});
