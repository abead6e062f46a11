import { eq } from 'drizzle-orm';
import { checkFindings, type checkRuns, permitChecks } from '@/db/schema';
import { buildJobChecklist, estimateJobFee, keptFee } from '@/lib/checking/checks/judged-by';
import type { RunInput } from '@/lib/checking/checks/types';
import {
  type ChecklistStanding,
  type FeeCheck,
  type Finding,
  type FindingRule,
  NOTHING_STATED,
  type Severity,
} from '@/lib/checking/review/types';
import type { Context, UserActor } from '@/lib/context';
import { makeCheck, makeCheckFile, makeRun } from './checks';
import { NO_FACTS } from './review-package';

export interface MadeCheck {
  checkId: string;
  fileId: string;
}

const PLACE = { city: 'Denver', county: null, state: 'CO' } as const;

/** A check of a house in Denver with one file. */
export async function makeCheckWithFile(
  { db, actor, now }: Context<UserActor>,
  name = '1204 E 7th St',
): Promise<MadeCheck> {
  const checkId = await makeCheck(db, actor, {
    name,
    permitType: 'res_alteration',
    ...PLACE,
    createdAt: now,
    updatedAt: now,
  });
  const fileId = await makeCheckFile(db, actor, checkId, {
    name: 'Plan set año.pdf',
    state: 'read',
    facts: { ...NO_FACTS, pages: 3 },
    pagesRead: 3,
  });
  return { checkId, fileId };
}

/** A finding that stands on a page of a file, with the words every rule needs. */
export function finding(key: string, fileId: string, given: Partial<Finding> = {}): Finding {
  return {
    key,
    rule: 'address_differs' satisfies FindingRule,
    severity: 'major' satisfies Severity,
    documentId: null,
    places: [{ fileId, page: 2, box: { x: 0.1, y: 0.2, w: 0.3, h: 0.02 }, quote: '1240 E 7TH ST' }],
    values: { found: '1240 E 7TH ST', expected: '1204 E 7TH ST', other: '1204 E 7TH ST', source: 'stated' },
    citation: { en: 'IRC 2021 R106.1', es: 'IRC 2021 R106.1' },
    by: 'rule',
    ...given,
  };
}

type DoneRun = Pick<Partial<typeof checkRuns.$inferInsert>, 'state' | 'locale' | 'explanation' | 'model'> & {
  findings?: readonly Finding[];
  standings?: readonly ChecklistStanding[];
  fee?: FeeCheck;
};

/** A run of a check as it is stored once it is over. */
export async function makeDoneRun(
  ctx: Context<UserActor>,
  { checkId, fileId }: MadeCheck,
  number: number,
  { findings = [], standings, fee, ...given }: DoneRun = {},
): Promise<string> {
  const { db, actor, now } = ctx;
  const input: RunInput = {
    permitType: 'res_alteration',
    place: PLACE,
    answers: {},
    stated: { ...NOTHING_STATED, address: '1204 E 7th St' },
    work: { valuationCents: 5_000_000 },
    today: '2026-11-20',
  };
  const checklist = buildJobChecklist(input);
  const [first] = checklist.documents;
  const id = await makeRun(db, actor, {
    checkId,
    fileIds: [fileId],
    number,
    input,
    engineVersion: '1',
    rulesAsOf: '2026-11-01',
    checklist,
    fee: keptFee(estimateJobFee(input)),
    review: {
      documents: [
        {
          documentId: first?.id ?? 'other',
          fileId,
          firstPage: 1,
          lastPage: 3,
          certainty: 1,
          cues: [],
          fields: [],
          by: 'rule',
        },
      ],
      standings: standings ?? [{ documentId: first?.id ?? 'other', standing: 'found', found: [0] }],
      fee: fee ?? { verdict: 'none_stated', statedCents: null, statedAt: null, computedCents: null },
    },
    createdAt: now,
    finishedAt: now,
    ...given,
  });
  if (findings.length > 0)
    await db.insert(checkFindings).values(
      findings.map((one, position) => ({
        runId: id,
        key: one.key,
        position,
        rule: one.rule,
        severity: one.severity,
        finding: one,
      })),
    );
  await db.update(permitChecks).set({ runs: number }).where(eq(permitChecks.id, checkId));
  return id;
}
