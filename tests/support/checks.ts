import { createHash } from 'node:crypto';
import type { Database } from '@/db/client';
import { checkFiles, checkRuns, permitChecks } from '@/db/schema';
import type { RunInput } from '@/lib/checking/checks/types';
import { NOTHING_STATED } from '@/lib/checking/review/types';
import { newId } from '@/lib/ids';
import type { MadeCompany } from './factories';

const PLACE = { city: 'Austin', county: null, state: 'TX' } as const;

/** A check of the company; whatever is not given is plausible. */
export async function makeCheck(
  db: Database,
  { companyId, userId }: MadeCompany,
  given: Partial<typeof permitChecks.$inferInsert> = {},
): Promise<string> {
  const id = given.id ?? newId('check');
  await db.insert(permitChecks).values({
    id,
    companyId,
    name: `Check ${id}`,
    permitType: 'roofing',
    ...PLACE,
    stated: NOTHING_STATED,
    createdBy: userId,
    ...given,
  });
  return id;
}

/** A file of a check as it is noted; its content lies nowhere. */
export async function makeCheckFile(
  db: Database,
  { companyId, userId }: MadeCompany,
  checkId: string,
  given: Partial<typeof checkFiles.$inferInsert> = {},
): Promise<string> {
  const id = given.id ?? newId('file');
  await db.insert(checkFiles).values({
    id,
    checkId,
    companyId,
    name: `${id}.pdf`,
    type: 'pdf',
    hash: createHash('sha256').update(id).digest('hex'),
    bytes: 1_000,
    addedBy: userId,
    ...given,
  });
  return id;
}

/** A run of a check; done unless said otherwise, with nothing found. */
export async function makeRun(
  db: Database,
  { companyId, userId }: MadeCompany,
  {
    checkId,
    fileIds,
    ...given
  }: Partial<typeof checkRuns.$inferInsert> & { checkId: string; fileIds: string[] },
): Promise<string> {
  const id = given.id ?? newId('run');
  const input: RunInput = {
    permitType: 'roofing',
    place: PLACE,
    answers: {},
    stated: NOTHING_STATED,
    work: {},
    today: '2026-11-20',
  };
  await db.insert(checkRuns).values({
    id,
    checkId,
    companyId,
    number: 1,
    state: 'done',
    input,
    fileIds,
    engineVersion: '1.1',
    rulesAsOf: '2026-11-20',
    locale: 'en',
    startedBy: userId,
    finishedAt: new Date(),
    ...given,
  });
  return id;
}
