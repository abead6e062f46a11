import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { companyPermits, reviewComments, reviewSteps, reviewTargets } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import type { ReviewComment, ReviewStep } from '@/lib/tracking/permits/view';
import { sidesOf } from './records';

const MAX_LISTED = 100;

type UserContext = Context<UserActor>;
type StepsTable = typeof reviewSteps | typeof reviewTargets | typeof reviewComments;

/** Of the permits, where they are the company's. */
function ofCompany(ctx: UserContext, table: StepsTable, permitIds: readonly number[]) {
  return and(
    inArray(table.permitId, [...permitIds]),
    eq(companyPermits.companyId, ctx.actor.companyId),
    eq(companyPermits.state, 'confirmed'),
  );
}

interface PermitOfFeed {
  id: number;
  feed: { record: string };
}

/** The reviews of one of the company's permits at the city's desks, the latest first, with the city's targets. */
export async function listReviewSteps(ctx: UserContext, permit: PermitOfFeed): Promise<ReviewStep[]> {
  return (await listReviewStepsOf(ctx, [permit])).get(permit.id) ?? [];
}

const stepColumns = {
  permitId: reviewSteps.permitId,
  sourceKey: reviewSteps.sourceKey,
  desk: reviewSteps.desk,
  cycle: reviewSteps.cycle,
  arrivedOn: reviewSteps.arrivedOn,
  finishedOn: reviewSteps.finishedOn,
  resultWord: reviewSteps.resultWord,
  outcome: reviewSteps.outcome,
};

/** The reviews of several of the company's permits, by permit, each list as `listReviewSteps` gives it. */
export async function listReviewStepsOf(
  ctx: UserContext,
  permits: readonly PermitOfFeed[],
): Promise<Map<number, ReviewStep[]>> {
  const ids = permits.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const limit = MAX_LISTED * ids.length;
  const [steps, targets] = await Promise.all([
    ctx.db
      .select(stepColumns)
      .from(reviewSteps)
      .innerJoin(companyPermits, eq(companyPermits.permitId, reviewSteps.permitId))
      .where(ofCompany(ctx, reviewSteps, ids))
      .orderBy(desc(reviewSteps.arrivedOn), asc(reviewSteps.sourceKey))
      .limit(limit),
    ctx.db
      .select({
        permitId: reviewTargets.permitId,
        desk: reviewTargets.desk,
        arrivedOn: reviewTargets.arrivedOn,
        dueOn: reviewTargets.dueOn,
      })
      .from(reviewTargets)
      .innerJoin(companyPermits, eq(companyPermits.permitId, reviewTargets.permitId))
      .where(ofCompany(ctx, reviewTargets, ids))
      .limit(limit),
  ]);
  const records = new Map(permits.map(({ id, feed }) => [id, feed.record]));
  const byPermit = new Map<number, ReviewStep[]>();
  for (const id of ids)
    byPermit.set(
      id,
      asReviewSteps(
        records.get(id) ?? '',
        steps.flatMap(({ permitId, ...step }) => (permitId === id ? [step] : [])),
        targets.filter((target) => target.permitId === id),
      ),
    );
  return byPermit;
}

/** Reviews with what the city's record says of its desks, and its targets. */
export function asReviewSteps(
  record: string,
  steps: readonly Omit<ReviewStep, 'dueOn' | 'isTimeless' | 'finishedOnly'>[],
  targets: readonly { desk: string; arrivedOn: string | null; dueOn: string }[],
): ReviewStep[] {
  const visit = ({ desk, arrivedOn }: { desk: string; arrivedOn: string | null }) =>
    `${desk.toLowerCase()} ${arrivedOn}`;
  const due = new Map(targets.map((target) => [visit(target), target.dueOn]));
  const reviews = sidesOf(record).filter(({ kind }) => kind === 'reviews');
  const timeless = new Set(
    reviews.flatMap(({ timelessDesks = [] }) => timelessDesks.map((desk) => desk.toLowerCase())),
  );
  const finishedOnly = reviews.some((side) => side.finishedOnly === true);
  return steps.map((step) => ({
    ...step,
    dueOn: due.get(visit(step)) ?? null,
    isTimeless: timeless.has(step.desk.toLowerCase()),
    finishedOnly,
  }));
}

/** What reviewers wrote about one of the company's permits, the newest letter first. */
export function listReviewComments(ctx: UserContext, permitId: number): Promise<ReviewComment[]> {
  return ctx.db
    .select({
      sourceKey: reviewComments.sourceKey,
      desk: reviewComments.desk,
      cycle: reviewComments.cycle,
      writtenOn: reviewComments.writtenOn,
      subject: reviewComments.subject,
      body: reviewComments.body,
      link: reviewComments.link,
    })
    .from(reviewComments)
    .innerJoin(companyPermits, eq(companyPermits.permitId, reviewComments.permitId))
    .where(ofCompany(ctx, reviewComments, [permitId]))
    .orderBy(desc(reviewComments.writtenOn), asc(reviewComments.desk), asc(reviewComments.subject))
    .limit(MAX_LISTED);
}
