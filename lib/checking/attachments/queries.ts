import { and, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { attachments, permits, projectPermits, users } from '@/db/schema';
import type { OwnedSubject, SubjectIds } from '@/lib/company/projects/owned';
import { requirePortalSubject, sharedInPortal } from '@/lib/company/projects/portal';
import type { Context, PortalActor, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { fullName } from '@/lib/identity/accounts/full-name';
import type { Attachment } from './view';

type UserContext = Context<UserActor>;

const MAX_LISTED = 500;

/** The documents and photos of a job with those of its permits, or of a permit, the newest first. */
export async function listAttachments(ctx: UserContext, subject: OwnedSubject): Promise<Attachment[]> {
  requirePermission(ctx, 'projects.read');
  const { companyId } = ctx.actor;
  const { projectId, permitId } = subject;
  const inJob = ctx.db
    .select({ id: projectPermits.permitId })
    .from(projectPermits)
    .where(and(eq(projectPermits.companyId, companyId), eq(projectPermits.projectId, projectId ?? '')));
  const of =
    projectId === undefined
      ? eq(attachments.permitId, permitId ?? 0)
      : or(eq(attachments.projectId, projectId), inArray(attachments.permitId, inJob));
  return read(ctx, and(eq(attachments.companyId, companyId), of));
}

async function read(ctx: Context, condition: SQL | undefined): Promise<Attachment[]> {
  const { id, kind, name, caption, type, bytes, shared, projectId, taskId, createdAt } = attachments;
  const rows = await ctx.db
    .select({
      file: { id, kind, name, caption, type, bytes, shared, projectId, taskId, createdAt },
      by: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      permit: { id: permits.id, number: permits.permitNumber, type: permits.permitType },
    })
    .from(attachments)
    .leftJoin(users, eq(users.id, attachments.addedBy))
    .leftJoin(permits, eq(permits.id, attachments.permitId))
    .where(and(condition, isNull(attachments.removedAt)))
    .orderBy(desc(attachments.createdAt), desc(attachments.id))
    .limit(MAX_LISTED);
  return rows.map(({ file, by, permit }) => ({
    ...file,
    permit,
    addedBy: by ? { id: by.id, name: fullName(by) } : null,
  }));
}

/** The shared documents and photos of what was given to a subcontractor. */
export async function listPortalAttachments(
  ctx: Context<PortalActor>,
  subject: SubjectIds & { companyId?: string | undefined },
): Promise<Attachment[]> {
  const companyId = await requirePortalSubject(ctx, subject);
  const { projectId, permitId } = subject;
  const of =
    projectId === undefined ? eq(attachments.permitId, permitId ?? 0) : eq(attachments.projectId, projectId);
  return read(ctx, and(eq(attachments.companyId, companyId), eq(attachments.shared, true), of));
}

const contentColumns = {
  companyId: attachments.companyId,
  hash: attachments.hash,
  type: attachments.type,
  name: attachments.name,
  bytes: attachments.bytes,
};

/** Where the content of one of the company's files lies; null for none. */
export async function findAttachmentContent(ctx: UserContext, { attachmentId }: { attachmentId: string }) {
  requirePermission(ctx, 'projects.read');
  const [row] = await ctx.db
    .select(contentColumns)
    .from(attachments)
    .where(
      and(
        eq(attachments.id, attachmentId),
        eq(attachments.companyId, ctx.actor.companyId),
        isNull(attachments.removedAt),
      ),
    );
  return row ?? null;
}

/** The same for a subcontractor, of what is shared with them. */
export async function findPortalAttachmentContent(
  ctx: Context<PortalActor>,
  { attachmentId }: { attachmentId: string },
) {
  const [row] = await ctx.db
    .select(contentColumns)
    .from(attachments)
    .where(
      and(
        eq(attachments.id, attachmentId),
        eq(attachments.shared, true),
        isNull(attachments.removedAt),
        sharedInPortal(ctx, attachments),
      ),
    );
  return row ?? null;
}
