import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  companies,
  noteMentions,
  notes,
  permits,
  projects,
  recipients,
  subcontractors,
  users,
} from '@/db/schema';
import { isRecipientReachable } from '@/lib/company/notifications/obstacle';
import type { CompanyId, Context, PortalActor, UserActor } from '@/lib/context';
import { postMail } from '@/lib/providers/mail/post';
import type { NoteMentionProps } from '@/lib/providers/mail/templates/note-mention';
import type { MailSettings } from '@/lib/providers/mail/types';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import { plainNote } from './mentions';
import { readNotes, unseenMentions } from './queries';
import type { Note } from './view';

interface Told {
  noteId: string;
  companyId: CompanyId;
  /** Those who were not named before. */
  userIds: readonly string[];
  subcontractorIds: readonly string[];
  mail: MailSettings;
}

/**
 * Mails those who were just named in a note, in their language: not its author, nobody who stopped our mails as a
 * recipient of the company, and of subcontractors whoever may read the note in the portal. In the transaction of the
 * note, so that each is told once.
 */
export async function tellMentioned(
  ctx: Context<UserActor | PortalActor>,
  { noteId, companyId, userIds, subcontractorIds, mail }: Told,
): Promise<void> {
  const members = userIds.filter((id) => id !== ctx.actor.userId);
  const guests = await listGuests(ctx, { noteId, subcontractorIds });
  if (members.length + guests.size === 0) return;
  const [note] = await readNotes(ctx, eq(notes.id, noteId));
  if (!note) return;
  const place = await placeOf(ctx, note);
  const readers = await ctx.db
    .select({
      userId: users.id,
      email: users.email,
      locale: users.locale,
      company: companies.name,
      timeZone: companies.timeZone,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, companyId))
    .leftJoin(
      recipients,
      and(eq(recipients.companyId, companyId), eq(sql`lower(${recipients.email})`, users.email)),
    )
    .where(and(inArray(users.id, [...members, ...guests]), isNull(users.disabledAt), isRecipientReachable()));
  const names = new Map(note.mentions.map(({ id, name }) => [id, name]));
  const text = plainNote(note.body, (id) => names.get(id) ?? null, '?');
  for (const { userId, email, locale, company, timeZone } of readers)
    await postMail(ctx, {
      ...{ to: email, locale, timeZone, companyId, ...mail },
      template: 'noteMention',
      props: {
        company,
        author: note.author?.name ?? company,
        place: place.name,
        note: text,
        on: guests.has(userId) ? inPortal(note) : onDesk(note),
      },
    });
}

/** The accounts of subcontractors who may read a note that names them. */
async function listGuests(
  ctx: Context<UserActor | PortalActor>,
  { noteId, subcontractorIds }: Pick<Told, 'noteId' | 'subcontractorIds'>,
): Promise<Set<string>> {
  const guests = new Set<string>();
  if (subcontractorIds.length === 0) return guests;
  const accounts = await ctx.db
    .select({ userId: subcontractors.userId })
    .from(subcontractors)
    .where(inArray(subcontractors.id, [...subcontractorIds]));
  for (const { userId } of accounts) {
    if (userId === null || userId === ctx.actor.userId) continue;
    const portal: Context<PortalActor> = { ...ctx, actor: { kind: 'portal', userId } };
    const [readable] = await unseenMentions(portal, eq(noteMentions.noteId, noteId)).limit(1);
    if (readable) guests.add(userId);
  }
  return guests;
}

type Placed = Pick<Note, 'projectId' | 'permit'>;

function onDesk({ projectId, permit }: Placed): NoteMentionProps['on'] {
  return projectId === null
    ? { page: '/dashboard/permits/[id]', params: { id: String(permit?.id) } }
    : { page: '/dashboard/jobs/[id]', params: { id: projectId } };
}

function inPortal({ projectId, permit }: Placed): NoteMentionProps['on'] {
  return projectId === null
    ? { page: '/subcontractor-portal/permits/[id]', params: { id: String(permit?.id) } }
    : { page: '/subcontractor-portal/jobs/[project]', params: { project: projectId } };
}

async function placeOf(
  ctx: Context,
  { projectId, permit }: { projectId: string | null; permit: { id: number; number: string } | null },
): Promise<{ name: string }> {
  if (projectId !== null) {
    const [row] = await ctx.db
      .select({ name: projects.address })
      .from(projects)
      .where(eq(projects.id, projectId));
    if (row) return row;
  }
  const [row] = await ctx.db
    .select({ address: permits.address })
    .from(permits)
    .where(eq(permits.id, permit?.id ?? 0));
  return { name: row?.address ? streetCase(row.address) : (permit?.number ?? '') };
}
