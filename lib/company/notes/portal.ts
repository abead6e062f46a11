import { and, eq } from 'drizzle-orm';
import { notes } from '@/db/schema';
import type { SubjectIds } from '@/lib/company/projects/owned';
import { requirePortalSubject } from '@/lib/company/projects/portal';
import type { Context, PortalActor } from '@/lib/context';
import { writeNote } from './mutations';
import { readNotes } from './queries';
import type { AddNote } from './schema';
import type { Note } from './view';

type PortalContext = Context<PortalActor>;

/** The shared notes of a job or a permit that was given to the reader, the newest last. */
export async function listPortalNotes(
  ctx: PortalContext,
  subject: SubjectIds & { companyId?: string | undefined },
): Promise<Note[]> {
  const companyId = await requirePortalSubject(ctx, subject);
  const { projectId, permitId } = subject;
  return readNotes(
    ctx,
    and(
      eq(notes.companyId, companyId),
      eq(notes.shared, true),
      projectId === undefined ? eq(notes.permitId, permitId ?? 0) : eq(notes.projectId, projectId),
    ),
  );
}

/** A comment of a subcontractor on what was given to them; the company and its other subcontractors there read it. */
export async function addPortalNote(
  ctx: PortalContext,
  input: Omit<AddNote, 'shared'> & { companyId?: string | undefined },
): Promise<{ id: string }> {
  const companyId = await requirePortalSubject(ctx, input);
  return ctx.db.transaction((tx) => writeNote({ ...ctx, db: tx }, { ...input, shared: true, companyId }));
}
