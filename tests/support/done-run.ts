import { eq } from 'drizzle-orm';
import { checkFiles, checkFindings, checkRuns, permitChecks } from '@/db/schema';
import { checklistOf, feeOf, keptFee } from '@/lib/checks/judged-by';
import { createCheck } from '@/lib/checks/mutations';
import type { RunInput } from '@/lib/checks/types';
import type { Context, UserActor } from '@/lib/context';
import { newId } from '@/lib/ids';
import type { ChecklistStanding, FeeCheck, Finding, FindingRule, Severity } from '@/lib/review/types';

export interface MadeCheck {
  checkId: string;
  fileId: string;
}

const STATED = {
  address: '1204 E 7th St',
  parcel: null,
  owner: null,
  contractor: null,
  license: null,
  valuationCents: null,
  areaSqft: null,
  feeCents: null,
};

/** A check of a house in Denver with one file. */
export async function makeCheck(ctx: Context<UserActor>, name = '1204 E 7th St'): Promise<MadeCheck> {
  const place = { city: 'Denver', county: null, state: 'CO' as const };
  const { id: checkId } = await createCheck(ctx, { permitType: 'res_alteration', place, answers: {}, name });
  const fileId = newId('file');
  await ctx.db.insert(checkFiles).values({
    id: fileId,
    checkId,
    companyId: ctx.actor.companyId,
    name: 'Plan set año.pdf',
    type: 'pdf',
    hash: fileId.padEnd(64, '0'),
    bytes: 1_000,
    state: 'read',
    facts: { pages: 3, form: [], hasScript: false, hasAttachments: false, producer: null },
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

export interface DoneRun {
  findings?: readonly Finding[];
  standings?: readonly ChecklistStanding[];
  fee?: FeeCheck;
  state?: 'done' | 'failed';
}

/** A run of a check as it is stored once it is over. */
export async function makeDoneRun(
  ctx: Context<UserActor>,
  { checkId, fileId }: MadeCheck,
  number: number,
  { findings = [], standings, fee, state = 'done' }: DoneRun = {},
): Promise<string> {
  const id = newId('run');
  const place = { city: 'Denver', county: null, state: 'CO' as const };
  const input: RunInput = {
    permitType: 'res_alteration',
    place,
    answers: {},
    stated: STATED,
    work: { valuationCents: 5_000_000 },
    today: '2026-11-20',
  };
  const checklist = checklistOf(input);
  const [first] = checklist.documents;
  await ctx.db.insert(checkRuns).values({
    id,
    checkId,
    companyId: ctx.actor.companyId,
    number,
    state,
    input,
    fileIds: [fileId],
    engineVersion: '1',
    rulesAsOf: '2026-11-01',
    checklist,
    fee: keptFee(feeOf(input)),
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
    locale: 'en',
    startedBy: ctx.actor.userId,
    createdAt: ctx.now,
    finishedAt: ctx.now,
  });
  if (findings.length > 0)
    await ctx.db.insert(checkFindings).values(
      findings.map((one, position) => ({
        runId: id,
        key: one.key,
        position,
        rule: one.rule,
        severity: one.severity,
        finding: one,
      })),
    );
  await ctx.db.update(permitChecks).set({ runs: number }).where(eq(permitChecks.id, checkId));
  return id;
}
