import { and, eq, inArray, lte } from 'drizzle-orm';
import { memberships, noteMentions, notes, subcontractors } from '@/db/schema';
import { recordActivity } from '@/lib/company/projects/activity';
import { requireSubject } from '@/lib/company/projects/owned';
import type { ActivityKind } from '@/lib/company/projects/types';
import { changedMeanwhile } from '@/lib/company/projects/versions';
import type { CompanyId, Context, PortalActor, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { requireCompanyCap } from '@/lib/identity/throttle/company-caps';
import { newId } from '@/lib/ids';
import type { MailSettings } from '@/lib/providers/mail/types';
import { mentionsIn } from './mentions';
import { unseenMentions } from './queries';
import type { AddNote, UpdateNote } from './schema';
import { tellMentioned } from './tell-mentioned';

type UserContext = Context<UserActor>;
type NoteRow = typeof notes.$inferSelect;

/** How those who are named are told by mail; without it they find it in the product alone. */
interface Mailing {
  mail?: MailSettings | undefined;
}

/**
 * Writes a note on a job or a permit and tells those it names. The same request sent twice, by its key, adds one.
 * @throws AppError `not_found` for another company's job or permit, `invalid_input` where it names a stranger
 */
export async function addNote(ctx: UserContext, input: AddNote & Mailing): Promise<{ id: string }> {
  requirePermission(ctx, 'projects.change');
  await requireCompanyCap(ctx, 'notes');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await requireSubject(within, input);
    return writeNote(within, { ...input, companyId: ctx.actor.companyId });
  });
}

/** Writes what `addNote` and the portal let in; in a transaction. */
export async function writeNote(
  ctx: Context<UserActor | PortalActor>,
  {
    companyId,
    projectId,
    permitId,
    body,
    shared,
    requestKey,
    mail,
  }: AddNote & Mailing & { companyId: CompanyId },
): Promise<{ id: string }> {
  const id = newId('note');
  const [added] = await ctx.db
    .insert(notes)
    .values({
      id,
      companyId,
      projectId: projectId ?? null,
      permitId: permitId ?? null,
      body,
      shared,
      requestKey: requestKey ?? null,
      authorId: ctx.actor.userId,
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!added) return { id: await idOfRequest(ctx, companyId, requestKey) };
  await writeMentions(ctx, added, mail);
  await recordNote(ctx, added, 'note_added');
  return { id };
}

async function idOfRequest(ctx: Context, companyId: CompanyId, key: string | undefined): Promise<string> {
  const [known] = await ctx.db
    .select({ id: notes.id })
    .from(notes)
    .where(and(eq(notes.companyId, companyId), eq(notes.requestKey, key ?? '')));
  if (!known) throw new Error('a note was neither added nor known');
  return known.id;
}

/**
 * Changes a note; its author alone may, so that nobody speaks in another's name.
 * @throws AppError `conflict` where it was changed after the version given, on another device
 */
export async function updateNote(
  ctx: UserContext,
  { noteId, version, body, shared, mail }: UpdateNote & Mailing,
): Promise<{ version: number }> {
  requirePermission(ctx, 'projects.change');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const before = await ownedNote(within, noteId);
    if (before.authorId !== ctx.actor.userId) throw new AppError('forbidden', { detail: 'another’s note' });
    if (before.version !== version) throw changedMeanwhile();
    const [after] = await tx
      .update(notes)
      .set({ body, shared: shared ?? before.shared, version: version + 1, editedAt: ctx.now })
      .where(eq(notes.id, noteId))
      .returning();
    await writeMentions(within, after ?? before, mail);
    await recordNote(within, before, 'note_changed');
    return { version: version + 1 };
  });
}

/** Deletes a note: its author's, or anybody's by who leads the company. */
export async function removeNote(ctx: UserContext, { noteId }: { noteId: string }): Promise<void> {
  requirePermission(ctx, 'projects.change');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const note = await ownedNote(within, noteId);
    const leads = ctx.actor.role === 'owner' || ctx.actor.role === 'manager';
    if (note.authorId !== ctx.actor.userId && !leads)
      throw new AppError('forbidden', { detail: 'another’s note' });
    await tx.delete(notes).where(eq(notes.id, noteId));
    await recordNote(within, note, 'note_removed');
  });
}

/** Notes whom a note names now; those it no longer names are forgotten, those named before are not told again. */
async function writeMentions(
  ctx: Context<UserActor | PortalActor>,
  { id, companyId, body }: NoteRow,
  mail: MailSettings | undefined,
): Promise<void> {
  const named = mentionsIn(body);
  const members = named.filter(({ kind }) => kind === 'member').map((one) => one.id);
  const subs = named.filter(({ kind }) => kind === 'subcontractor').map((one) => one.id);
  await requireKnown(ctx, companyId, { members, subs });
  const known = await ctx.db
    .select({
      id: noteMentions.id,
      userId: noteMentions.userId,
      subcontractorId: noteMentions.subcontractorId,
    })
    .from(noteMentions)
    .where(eq(noteMentions.noteId, id));
  const now = new Set(named.map((one) => one.id));
  const gone = known.filter(({ userId, subcontractorId }) => !now.has(userId ?? subcontractorId ?? ''));
  if (gone.length > 0)
    await ctx.db.delete(noteMentions).where(
      inArray(
        noteMentions.id,
        gone.map((one) => one.id),
      ),
    );
  if (named.length === 0) return;
  const fresh = await ctx.db
    .insert(noteMentions)
    .values(
      named.map(({ kind, id: person }) => ({
        companyId,
        noteId: id,
        userId: kind === 'member' ? person : null,
        subcontractorId: kind === 'subcontractor' ? person : null,
        createdAt: ctx.now,
      })),
    )
    .onConflictDoNothing()
    .returning({ userId: noteMentions.userId, subcontractorId: noteMentions.subcontractorId });
  if (!mail) return;
  const userIds = fresh.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const subcontractorIds = fresh.flatMap(({ subcontractorId }) =>
    subcontractorId === null ? [] : [subcontractorId],
  );
  await tellMentioned(ctx, {
    ...{ noteId: id, companyId: companyId as CompanyId, mail },
    ...{ userIds, subcontractorIds },
  });
}

async function requireKnown(
  ctx: Context,
  companyId: string,
  { members, subs }: { members: string[]; subs: string[] },
): Promise<void> {
  const here = await ctx.db.$count(
    memberships,
    and(eq(memberships.companyId, companyId), inArray(memberships.userId, members)),
  );
  const working = await ctx.db.$count(
    subcontractors,
    and(eq(subcontractors.companyId, companyId), inArray(subcontractors.id, subs)),
  );
  if (here < members.length || working < subs.length)
    throw new AppError('invalid_input', { fields: { body: 'unknown_person' } });
}

function recordNote(ctx: Context<UserActor | PortalActor>, note: NoteRow, kind: ActivityKind) {
  return recordActivity(ctx, {
    companyId: note.companyId as CompanyId,
    projectId: note.projectId ?? undefined,
    permitId: note.permitId ?? undefined,
    kind,
    subject: note.id,
  });
}

async function ownedNote(ctx: UserContext, noteId: string): Promise<NoteRow> {
  const [row] = await ctx.db
    .select()
    .from(notes)
    .where(and(eq(notes.id, noteId), eq(notes.companyId, ctx.actor.companyId)))
    .for('update');
  if (!row) throw new AppError('not_found', { detail: `no note ${noteId}` });
  return row;
}

/** Notes that name the reader count as read up to the newest that was shown. */
export async function markMentionsSeen(
  ctx: Context<UserActor | PortalActor>,
  { until }: { until: Date },
): Promise<void> {
  await ctx.db
    .update(noteMentions)
    .set({ seenAt: ctx.now })
    .where(inArray(noteMentions.id, unseenMentions(ctx, lte(noteMentions.createdAt, until))));
}
