import { and, asc, desc, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import {
  companyPermits,
  memberships,
  noteMentions,
  notes,
  permitAssignments,
  permits,
  projectPeople,
  projectPermits,
  projects,
  subcontractors,
  users,
} from '@/db/schema';
import type { OwnedSubject } from '@/lib/company/projects/owned';
import { ownSubcontractors, sharedInPortal } from '@/lib/company/projects/portal';
import type { Context, PortalActor, UserActor } from '@/lib/context';
import { mayUse, requirePermission } from '@/lib/identity/access/permissions';
import { isActive } from '@/lib/identity/accounts/active-member';
import { fullName } from '@/lib/identity/accounts/full-name';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import { wordsOf } from './mentions';
import type { Mentionable, Note, NoteMention, OwnMention } from './view';

type UserContext = Context<UserActor>;
/** Whoever can be named in a note: a company's people, and a subcontractor in the portal. */
type ReaderContext = Context<UserActor | PortalActor>;

const MAX_LISTED = 300;

/** Notes of a job with those of its permits, or of a permit; the newest last. */
export async function listNotes(ctx: UserContext, subject: OwnedSubject): Promise<Note[]> {
  requirePermission(ctx, 'projects.read');
  const { projectId, permitId } = subject;
  const inJob = ctx.db
    .select({ id: projectPermits.permitId })
    .from(projectPermits)
    .where(
      and(eq(projectPermits.companyId, ctx.actor.companyId), eq(projectPermits.projectId, projectId ?? '')),
    );
  const of =
    projectId === undefined
      ? eq(notes.permitId, permitId ?? 0)
      : or(eq(notes.projectId, projectId), inArray(notes.permitId, inJob));
  return readNotes(ctx, and(eq(notes.companyId, ctx.actor.companyId), of));
}

/** Notes under a condition that says whose they are. */
export async function readNotes(ctx: Context, condition: SQL | undefined): Promise<Note[]> {
  const rows = await ctx.db
    .select({
      note: notes,
      author: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      permit: { id: permits.id, number: permits.permitNumber, type: permits.permitType },
    })
    .from(notes)
    .leftJoin(users, eq(users.id, notes.authorId))
    .leftJoin(permits, eq(permits.id, notes.permitId))
    .where(condition)
    .orderBy(desc(notes.createdAt), desc(notes.id))
    .limit(MAX_LISTED);
  const named = await listMentions(
    ctx,
    rows.map(({ note }) => note.id),
  );
  return rows.reverse().map(({ note, author, permit }) => ({
    id: note.id,
    body: note.body,
    author: author ? { id: author.id, name: fullName(author) } : null,
    mentions: named.get(note.id) ?? [],
    shared: note.shared,
    projectId: note.projectId,
    permit,
    version: note.version,
    createdAt: note.createdAt,
    editedAt: note.editedAt,
  }));
}

async function listMentions(ctx: Context, noteIds: string[]): Promise<Map<string, NoteMention[]>> {
  const byNote = new Map<string, NoteMention[]>();
  if (noteIds.length === 0) return byNote;
  const rows = await ctx.db
    .select({
      noteId: noteMentions.noteId,
      user: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      subcontractor: { id: subcontractors.id, name: subcontractors.contactName },
    })
    .from(noteMentions)
    .leftJoin(users, eq(users.id, noteMentions.userId))
    .leftJoin(subcontractors, eq(subcontractors.id, noteMentions.subcontractorId))
    .where(inArray(noteMentions.noteId, noteIds))
    .orderBy(asc(noteMentions.id));
  for (const { noteId, user, subcontractor } of rows) {
    const mention: NoteMention | null = user
      ? { kind: 'member', id: user.id, name: fullName(user) }
      : subcontractor
        ? { kind: 'subcontractor', ...subcontractor }
        : null;
    if (mention) byNote.set(noteId, [...(byNote.get(noteId) ?? []), mention]);
  }
  return byNote;
}

/** Who can be named in a note of a job or a permit, and what each would see of it. */
export async function listMentionable(ctx: UserContext, subject: OwnedSubject): Promise<Mentionable[]> {
  requirePermission(ctx, 'projects.read');
  const { companyId } = ctx.actor;
  const [members, subs] = await Promise.all([
    ctx.db
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, role: memberships.role })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.companyId, companyId), isActive))
      .orderBy(asc(users.firstName), asc(users.id)),
    ctx.db
      .select({
        id: subcontractors.id,
        name: subcontractors.contactName,
        company: subcontractors.companyName,
        part: subcontractors.role,
        isThere: sql<boolean>`${worksAt(ctx, subject)}`,
      })
      .from(subcontractors)
      .where(eq(subcontractors.companyId, companyId))
      .orderBy(asc(subcontractors.contactName), asc(subcontractors.id)),
  ]);
  return [
    ...members.map((one) => ({
      kind: 'member' as const,
      id: one.id,
      name: fullName(one),
      company: null,
      part: one.role,
      sees: 'all' as const,
    })),
    ...subs.map(({ isThere, ...one }) => ({
      kind: 'subcontractor' as const,
      ...one,
      sees: isThere ? ('shared' as const) : ('nothing' as const),
    })),
  ];
}

/** Whether a subcontractor works at the job, or at the permit or the job that has it. */
function worksAt(ctx: UserContext, { project, permitId }: OwnedSubject): SQL | undefined {
  const { companyId } = ctx.actor;
  const atJob = ctx.db
    .select({ one: sql`1` })
    .from(projectPeople)
    .where(
      and(
        eq(projectPeople.companyId, companyId),
        eq(projectPeople.projectId, project?.id ?? ''),
        eq(projectPeople.subcontractorId, subcontractors.id),
      ),
    );
  const atPermit = ctx.db
    .select({ one: sql`1` })
    .from(permitAssignments)
    .where(
      and(
        eq(permitAssignments.companyId, companyId),
        eq(permitAssignments.permitId, permitId ?? 0),
        eq(permitAssignments.subcontractorId, subcontractors.id),
      ),
    );
  return or(exists(atJob), exists(atPermit));
}

/** The notes that name the reader, the newest first: lines of their bell. */
export async function listOwnMentions(
  ctx: ReaderContext,
  { limit = 20 }: { limit?: number } = {},
): Promise<OwnMention[]> {
  if (!mayReadNotes(ctx)) return [];
  const rows = await ctx.db
    .select({
      id: noteMentions.id,
      noteId: notes.id,
      projectId: notes.projectId,
      permitId: notes.permitId,
      body: notes.body,
      author: { firstName: users.firstName, lastName: users.lastName },
      at: noteMentions.createdAt,
      seenAt: noteMentions.seenAt,
      job: projects.address,
      permit: { address: permits.address, number: permits.permitNumber },
    })
    .from(noteMentions)
    .innerJoin(notes, eq(notes.id, noteMentions.noteId))
    .leftJoin(users, eq(users.id, notes.authorId))
    .leftJoin(projects, eq(projects.id, notes.projectId))
    .leftJoin(permits, eq(permits.id, notes.permitId))
    .where(namesReader(ctx))
    .orderBy(desc(noteMentions.id))
    .limit(limit);
  return rows.map(({ author, seenAt, body, job, permit, ...row }) => ({
    ...row,
    text: wordsOf(body),
    author: author ? fullName(author) : null,
    unread: seenAt === null,
    where: job ?? (permit?.address ? streetCase(permit.address) : (permit?.number ?? '')),
  }));
}

/** How many of them were not looked at, at most so many. */
export async function countOwnMentions(ctx: ReaderContext, { most }: { most: number }): Promise<number> {
  if (!mayReadNotes(ctx)) return 0;
  return ctx.db.$count(unseenMentions(ctx).limit(most).as('unseen'));
}

/** Those of them that were not looked at, by id. */
export function unseenMentions(ctx: ReaderContext, condition?: SQL) {
  return ctx.db
    .select({ id: noteMentions.id })
    .from(noteMentions)
    .innerJoin(notes, eq(notes.id, noteMentions.noteId))
    .where(and(namesReader(ctx), isNull(noteMentions.seenAt), condition));
}

function mayReadNotes({ actor }: ReaderContext): boolean {
  return actor.kind === 'portal' || mayUse('projects.read', actor);
}

/** That a note names the reader; in the portal one that is shared there, on what is theirs to see. */
function namesReader(ctx: ReaderContext): SQL | undefined {
  const { actor } = ctx;
  if (actor.kind === 'user')
    return and(eq(noteMentions.companyId, actor.companyId), eq(noteMentions.userId, actor.userId));
  const portal = { ...ctx, actor };
  const isHeld = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(companyPermits)
      .where(
        and(
          eq(companyPermits.companyId, notes.companyId),
          eq(companyPermits.permitId, notes.permitId),
          eq(companyPermits.state, 'confirmed'),
        ),
      ),
  );
  return and(
    inArray(noteMentions.subcontractorId, ownSubcontractors(portal)),
    eq(notes.shared, true),
    sharedInPortal(portal, notes),
    or(isNull(notes.permitId), isHeld),
  );
}
