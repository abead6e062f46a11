import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { companyPermits, memberships, permits, projects, subcontractors } from '@/db/schema';
import { countClientOpening, createClientLink } from '@/lib/company/client-links/mutations';
import { addNote } from '@/lib/company/notes/mutations';
import { addProjectDate } from '@/lib/company/projects/dates';
import { addProjectFee } from '@/lib/company/projects/fees';
import { createProject, updateProject } from '@/lib/company/projects/mutations';
import { addProjectPerson, setProjectLead } from '@/lib/company/projects/people';
import { addTask, setTaskDone } from '@/lib/company/tasks/mutations';
import type { CompanyId, Context, UserActor } from '@/lib/context';
import type { JobContext } from '@/lib/edge/jobs/types';
import { addDays, utcDay } from '@/lib/platform/clock/days';

interface DemoJob {
  name: string;
  number: string;
  client: { name: string; phone: string; locale: 'en' | 'es' };
  valueCents: number;
  startsIn: number;
  fees: [title: string, cents: number, state: 'paid' | 'due' | 'at_issue'][];
  dates: [title: string, inDays: number][];
  tasks: [title: string, inDays: number | null, who: 'owner' | 'manager' | 'sub' | null, done?: boolean][];
  notes: [body: string, by: 'owner' | 'manager', shared?: boolean][];
}

/** Made up, as the sample permits are. */
const JOBS: readonly DemoJob[] = [
  {
    name: 'Detached ADU, 980 sq ft, with its panel and sewer work',
    number: '26-041',
    client: { name: 'Marisol Tate', phone: '512-555-0171', locale: 'es' },
    valueCents: 24_100_000,
    startsIn: 45,
    fees: [
      ['Building', 184_210, 'paid'],
      ['Electrical', 11_800, 'paid'],
      ['Plumbing', 16_400, 'due'],
      ['Driveway', 9_600, 'at_issue'],
    ],
    dates: [
      ['Survey crew on site', 3],
      ['Foundation pour', 52],
    ],
    tasks: [
      ['Pay the plumbing fee', 0, 'owner'],
      ['Sketch of the 12 ft apron for the driveway', 4, 'manager'],
      ['Confirm the disconnect date with the utility', 6, 'sub'],
      ['Call zoning if nothing moved', 7, 'manager'],
      ['Send the answers of round 2', -9, 'manager', true],
    ],
    notes: [
      [
        'Called the desk: they take the calculations as a separate PDF. @owner will send them by Friday.',
        'manager',
      ],
      [
        'The gate code is with the client. Park on the street, the alley is blocked until the pour.',
        'owner',
        true,
      ],
    ],
  },
  {
    name: 'Rear addition, 640 sq ft, primary suite',
    number: '26-044',
    client: { name: 'Greg Holloway', phone: '512-555-0183', locale: 'en' },
    valueCents: 18_600_000,
    startsIn: 60,
    fees: [
      ['Building', 121_460, 'paid'],
      ['Tree review', 32_500, 'due'],
    ],
    dates: [['Client picks windows', 10]],
    tasks: [
      ['Ridge beam calculations, sealed', 2, 'manager'],
      ['Impervious cover table with the driveway', -1, 'owner'],
      ['Order the survey with setbacks', -20, 'manager', true],
    ],
    notes: [
      [
        'The engineer has S-2 and S-3, a sealed set comes Tuesday. @manager the driveway goes on A-1.',
        'owner',
      ],
    ],
  },
  {
    name: 'Kitchen and bath remodel',
    number: '26-047',
    client: { name: 'Ana Beltrán', phone: '512-555-0196', locale: 'es' },
    valueCents: 6_240_000,
    startsIn: 20,
    fees: [['Residential alteration', 48_300, 'paid']],
    dates: [['Cabinets delivered', 34]],
    tasks: [
      ['Call for the rough-ins', 12, 'manager'],
      ['Asbestos survey of the 1962 wing', 1, null],
    ],
    notes: [],
  },
];

export interface SeedJobsInput {
  companyId: CompanyId;
  ownerId: string;
}

/** Three living jobs of the demo contractor at addresses of its own permits. Idempotent. */
export async function seedJobs(
  ctx: JobContext,
  { companyId, ownerId: userId }: SeedJobsInput,
): Promise<void> {
  if ((await ctx.db.$count(projects, eq(projects.companyId, companyId))) > 0) return;
  const actor = { kind: 'user', userId, companyId, role: 'owner', tier: 'professional' } as const;
  const owner: Context<UserActor> = { ...ctx, actor };
  const addresses = await listAddresses(owner);
  for (const [index, job] of JOBS.entries()) {
    const permitIds = addresses[index];
    if (!permitIds) continue;
    const projectId = await seedJob(owner, job, permitIds);
    // The address is told to nobody: the demo shows that the link is there, and how often it was read.
    const { client } = job;
    const { token } = await createClientLink(owner, { projectId, locale: client.locale, label: client.name });
    for (let read = 0; read <= index; read += 1) await countClientOpening(owner, { token });
  }
}

/** The company's permits by address, those with the most first, else the ones that moved last. */
async function listAddresses(ctx: Context<UserActor>): Promise<number[][]> {
  const rows = await ctx.db
    .select({ ids: sql<number[]>`array_agg(${permits.id}::int order by ${permits.id})` })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .where(
      and(
        eq(companyPermits.companyId, ctx.actor.companyId),
        eq(companyPermits.state, 'confirmed'),
        isNotNull(permits.addressNorm),
        sql`${permits.statusBucket} not in ('finaled', 'expired', 'stopped')`,
      ),
    )
    .groupBy(permits.feedId, permits.addressNorm)
    .orderBy(
      desc(sql`count(*)`),
      desc(sql`bool_or(${permits.statusBucket} in ('action_required', 'ready_to_issue'))`),
      asc(sql`min(${permits.id})`),
    )
    .limit(JOBS.length);
  return rows.map(({ ids }) => ids);
}

async function seedJob(owner: Context<UserActor>, job: DemoJob, permitIds: number[]): Promise<string> {
  const { companyId, userId: ownerId } = owner.actor;
  const today = utcDay(owner.now);
  const people = await owner.db
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(eq(memberships.companyId, companyId));
  const managerId = people.find(({ role }) => role === 'manager')?.userId ?? ownerId;
  const [sub] = await owner.db
    .select({ id: subcontractors.id })
    .from(subcontractors)
    .where(eq(subcontractors.companyId, companyId))
    .orderBy(asc(subcontractors.createdAt), asc(subcontractors.id))
    .limit(1);
  const manager: Context<UserActor> = {
    ...owner,
    actor: { ...owner.actor, userId: managerId, role: 'manager' },
  };
  const { id: projectId } = await createProject(owner, { permitIds, number: job.number, name: job.name });
  await updateProject(owner, {
    projectId,
    version: 1,
    clientName: job.client.name,
    clientPhone: job.client.phone,
    clientLocale: job.client.locale,
    valueCents: job.valueCents,
    startsOn: addDays(today, job.startsIn),
  });
  await setProjectLead(owner, { projectId, userId: managerId });
  if (sub) await addProjectPerson(owner, { projectId, subcontractorId: sub.id });
  for (const [title, amountCents, state] of job.fees)
    await addProjectFee(owner, {
      ...{ projectId, title, amountCents, state, permitId: null },
      dueOn: state === 'due' ? addDays(today, 5) : null,
      paidOn: state === 'paid' ? addDays(today, -30) : null,
    });
  for (const [title, inDays] of job.dates)
    await addProjectDate(owner, { projectId, title, day: addDays(today, inDays) });
  for (const [title, inDays, who, done = false] of job.tasks) {
    const { id: taskId } = await addTask(owner, {
      ...{ projectId, title, details: null },
      dueOn: inDays === null ? null : addDays(today, inDays),
      assigneeId: who === 'owner' ? ownerId : who === 'manager' ? managerId : null,
      subcontractorId: who === 'sub' ? (sub?.id ?? null) : null,
    });
    if (done) await setTaskDone(manager, { taskId, done });
  }
  for (const [body, by, shared = false] of job.notes)
    await addNote(by === 'owner' ? owner : manager, {
      projectId,
      body: body.replace('@owner', `@[${ownerId}]`).replace('@manager', `@[${managerId}]`),
      shared,
    });
  return projectId;
}
