import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import {
  companyPermits,
  feeds,
  inspections,
  permitChecks,
  permits,
  reviewSteps,
  reviewTargets,
} from '@/db/schema';
import { createCheck, updateCheck } from '@/lib/checking/checks/mutations';
import { getRound } from '@/lib/checking/checks/round-queries';
import { addComments, addRound, updateComment } from '@/lib/checking/checks/rounds';
import { startRun } from '@/lib/checking/checks/runs';
import { uploadFile } from '@/lib/checking/checks/upload';
import type { FileStore } from '@/lib/checking/files/types';
import { markBellSeen } from '@/lib/company/bell/mutations';
import { setDayCost } from '@/lib/company/today/mutations';
import type { CompanyId, Context, UserActor } from '@/lib/context';
import type { JobContext } from '@/lib/edge/jobs/types';
import { addDays, DAY_MS, utcDay } from '@/lib/platform/clock/days';
import { placePermits } from '@/lib/tracking/feeds/side/place';
import type { FeedMode } from '@/lib/tracking/feeds/types';
import { seedBranding } from './branding';
import { seedByHand } from './by-hand';
import { seedLeads } from './leads';
import { textPdf } from './text-pdf';
import { seedWorkflows } from './workflows';

export interface ShowcaseInput {
  companyId: CompanyId;
  ownerId: string;
  mode: FeedMode;
  files: FileStore;
}

const DAY_COST_CENTS = 115_000;
const LOOKED_MS = 2 * DAY_MS;

const ADDRESS = '1402 Alder St';

/** Papers of one reroof: two do not agree, one nobody can tell, and what the city asks for is not all there. */
const PAPERS: Readonly<Record<string, readonly string[]>> = {
  'Roofing permit application.pdf': [
    'Residential Building Permit Application',
    'City of Austin Development Services Department',
    `Project address: ${ADDRESS}, Austin, TX 78702`,
    'Property owner: Marisol Fuentes',
    'Contractor: Brazos Ridge Builders LLC',
    'Scope of work: remove existing shingles, replace underlayment and',
    'asphalt shingles, 28 squares, like for like',
    'Valuation of work: $18,400',
    'Square footage: 2,800',
    'Applicant signature: Dana Whitfield     Date: 11/02/2026',
  ],
  'Contract with the owner.pdf': [
    'Roof Replacement Agreement',
    'Between Marisol Fuentes, owner, and Brazos Ridge Builders LLC, contractor',
    'Project address: 1420 Alder St, Austin, TX 78702',
    'Scope: tear off and replace asphalt shingle roof, 28 squares',
    'Contract price: $21,750',
    'Owner signature: Marisol Fuentes     Date: 10/28/2026',
  ],
  'From the office.pdf': [
    'From the office, for the file',
    'Policy GL-48213 renewed',
    'Limits 1,000,000 each occurrence',
  ],
};

/** What the office knows already; the rest is asked in the result. */
const ANSWERS = { applicantRole: 'contractor', occupancy: 'residential_1_2', onlineSubmittal: true };

const COMMENTS = [
  {
    discipline: 'Residential review',
    sheet: null,
    comment: 'The project address on the application and on the contract differ. Correct one of them.',
    answer: 'The contract had the digits turned around. The corrected contract is attached.',
  },
  {
    discipline: 'Residential review',
    sheet: null,
    comment: 'State the underlayment and the number of existing layers to be removed.',
    answer: null,
  },
  {
    discipline: 'Historic preservation',
    sheet: 'A-1',
    comment: 'Show the shingle colour on the street elevation. The block is in a local historic district.',
    answer: null,
  },
] as const;

/**
 * What the demo contractor has besides permits: a check under way to its findings, a round of the city's comments, and,
 * among sample permits, one that expires soon, inspections past and to come, and one whose plans lie at two desks. The worker reads the papers and runs the
 * check. Idempotent.
 */
export async function seedShowcase(ctx: JobContext, input: ShowcaseInput): Promise<void> {
  if (input.mode === 'sample') {
    await seedDates(ctx, input.companyId);
    await seedDesks(ctx, input.companyId);
  }
  const { companyId, ownerId: userId } = input;
  const actor = { kind: 'user', userId, companyId, role: 'owner', tier: 'professional' } as const;
  await seedLeads({ ...ctx, actor });
  await seedWorkflows({ ...ctx, actor });
  await seedByHand({ ...ctx, actor });
  await seedBranding({ ...ctx, actor });
  if ((await ctx.db.$count(permitChecks, eq(permitChecks.companyId, companyId))) > 0) return;
  await seedCheck({ ...ctx, actor }, input.files);
  await seedToday({ ...ctx, actor });
}

/** Two days since anybody looked, and the company's own word for a day that stands. */
async function seedToday(ctx: Context<UserActor>): Promise<void> {
  await setDayCost(ctx, { cents: DAY_COST_CENTS });
  await markBellSeen(ctx, { until: new Date(ctx.now.getTime() - LOOKED_MS) });
}

async function seedCheck(ctx: Context<UserActor>, files: FileStore): Promise<void> {
  const { id: checkId } = await createCheck(ctx, {
    permitType: 'roofing',
    place: { city: 'Austin', county: null, state: 'TX' },
    answers: ANSWERS,
    name: `${ADDRESS}, new roof`,
  });
  await updateCheck(ctx, {
    checkId,
    stated: {
      address: `${ADDRESS}, Austin, TX 78702`,
      owner: 'Marisol Fuentes',
      contractor: 'Brazos Ridge Builders LLC',
      valuationCents: 1_840_000,
    },
  });
  for (const [name, lines] of Object.entries(PAPERS)) {
    const content = textPdf(lines);
    const body = new Blob([content]).stream();
    await uploadFile(ctx, { checkId, name, body, declaredBytes: content.byteLength, files });
  }
  await startRun(ctx, { checkId, locale: 'en' });
  const today = utcDay(ctx.now);
  const { id: roundId } = await addRound(ctx, {
    checkId,
    receivedOn: addDays(today, -4),
    dueOn: addDays(today, 10),
    reviewer: 'R. Alvarado',
    carry: false,
  });
  await addComments(ctx, { roundId, comments: COMMENTS.map(({ answer: _, ...comment }) => comment) });
  const round = await getRound(ctx, { roundId });
  for (const { id: commentId, comment } of round.groups.flatMap((group) => group.comments)) {
    const answer = COMMENTS.find((one) => one.comment === comment)?.answer;
    if (answer) await updateComment(ctx, { commentId, answer, state: 'answered' });
  }
}

/** Days from today; a visit to come has no result yet. */
const EXPIRES_IN = [12, 26];
const VISITS = [
  { kind: 'Footing', inDays: -9, outcome: 'passed', resultWord: 'Pass' },
  { kind: 'Framing', inDays: -2, outcome: 'failed', resultWord: 'Fail' },
  { kind: 'Framing', inDays: 2, outcome: 'scheduled', resultWord: null },
  { kind: 'Final building', inDays: 9, outcome: 'scheduled', resultWord: null },
] as const;
/** The sample cities issue for 180 days and finish within a month, so that nothing would ever be about to expire. */
async function seedDates(ctx: JobContext, companyId: CompanyId): Promise<void> {
  const today = utcDay(ctx.now);
  const issued = await sampleOnes(ctx, companyId, eq(permits.statusBucket, 'issued'), EXPIRES_IN.length);
  for (const [index, { id: permitId }] of issued.entries()) {
    await ctx.db
      .update(permits)
      .set({ expiresDate: addDays(today, EXPIRES_IN[index] ?? 0) })
      .where(eq(permits.id, permitId));
    await ctx.db
      .insert(inspections)
      .values(
        VISITS.slice(index * 2, index * 2 + 2).map(({ inDays, ...visit }) => ({
          ...visit,
          permitId,
          sourceKey: `demo-${visit.kind}-${inDays}`,
          heldOn: addDays(today, inDays),
          firstSeenAt: ctx.now,
          changedAt: ctx.now,
        })),
      )
      .onConflictDoNothing();
    await placePermits(ctx, { permitIds: [permitId] });
  }
}

/** Days from today; the first desk is over its target. */
const DESKS = [
  { desk: 'Building', arrived: -33, due: -3, finished: null, outcome: 'waiting', resultWord: null },
  { desk: 'Fire', arrived: -12, due: 18, finished: null, outcome: 'waiting', resultWord: null },
  { desk: 'Zoning', arrived: -33, due: -3, finished: -14, outcome: 'approved', resultWord: 'Approved' },
] as const;

/** No sample city of the demo companies publishes its desks. */
async function seedDesks(ctx: JobContext, companyId: CompanyId): Promise<void> {
  const today = utcDay(ctx.now);
  const seen = { firstSeenAt: ctx.now, changedAt: ctx.now };
  for (const { id: permitId } of await sampleOnes(ctx, companyId, eq(permits.statusBucket, 'pending'), 1)) {
    for (const { desk, arrived, due, finished, outcome, resultWord } of DESKS) {
      const step = { permitId, desk, sourceKey: `demo ${desk}`, arrivedOn: addDays(today, arrived), ...seen };
      const finishedOn = finished === null ? null : addDays(today, finished);
      await ctx.db
        .insert(reviewSteps)
        .values({ ...step, finishedOn, outcome, resultWord })
        .onConflictDoNothing();
      await ctx.db
        .insert(reviewTargets)
        .values({ ...step, dueOn: addDays(today, due) })
        .onConflictDoNothing();
    }
    await placePermits(ctx, { permitIds: [permitId] });
  }
}

/** The company's newest sample permits that are so. */
function sampleOnes(ctx: JobContext, companyId: CompanyId, where: SQL, limit: number) {
  return ctx.db
    .select({ id: permits.id })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .innerJoin(feeds, and(eq(feeds.id, permits.feedId), eq(feeds.mode, 'sample')))
    .where(and(eq(companyPermits.companyId, companyId), eq(companyPermits.state, 'confirmed'), where))
    .orderBy(desc(permits.issuedDate), asc(permits.id))
    .limit(limit);
}
