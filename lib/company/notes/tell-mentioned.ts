import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { companies, notes, permits, projects, recipients, users } from '@/db/schema';
import { isRecipientReachable } from '@/lib/company/notifications/obstacle';
import type { CompanyId, Context, PortalActor, UserActor } from '@/lib/context';
import { postMail } from '@/lib/providers/mail/post';
import type { MailSettings } from '@/lib/providers/mail/types';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import { plainNote } from './mentions';
import { readNotes } from './queries';

interface Told {
  noteId: string;
  companyId: CompanyId;
  /** Those who were not named before. */
  userIds: readonly string[];
  mail: MailSettings;
}

/**
 * Mails members who were just named in a note, in their language: not its author, and nobody who stopped our mails as a
 * recipient of the company. In the transaction of the note, so that each is told once.
 */
export async function tellMentioned(
  ctx: Context<UserActor | PortalActor>,
  { noteId, companyId, userIds, mail }: Told,
): Promise<void> {
  const others = userIds.filter((id) => id !== ctx.actor.userId);
  if (others.length === 0) return;
  const [note] = await readNotes(ctx, eq(notes.id, noteId));
  if (!note) return;
  const place = await placeOf(ctx, note);
  const readers = await ctx.db
    .select({
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
    .where(and(inArray(users.id, others), isNull(users.disabledAt), isRecipientReachable()));
  const names = new Map(note.mentions.map(({ id, name }) => [id, name]));
  const text = plainNote(note.body, (id) => names.get(id) ?? null, '?');
  for (const { email, locale, company, timeZone } of readers)
    await postMail(ctx, {
      ...{ to: email, locale, timeZone, companyId, ...mail },
      template: 'noteMention',
      props: {
        company,
        author: note.author?.name ?? company,
        place: place.name,
        note: text,
        on:
          note.projectId === null
            ? { page: '/dashboard/permits/[id]', id: String(note.permit?.id) }
            : { page: '/dashboard/jobs/[id]', id: note.projectId },
      },
    });
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
