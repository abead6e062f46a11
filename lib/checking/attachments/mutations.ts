import { and, eq, isNull } from 'drizzle-orm';
import { attachments } from '@/db/schema';
import { cleanFileName } from '@/lib/checking/files/file-name';
import { receiveFile } from '@/lib/checking/files/receive';
import { type FileStore, MAX_FILE_BYTES, type StoredFile } from '@/lib/checking/files/types';
import { keepFile } from '@/lib/checking/reading/keep';
import { recordActivity } from '@/lib/company/projects/activity';
import { requireSubject } from '@/lib/company/projects/owned';
import { requirePortalSubject } from '@/lib/company/projects/portal';
import type { CompanyId, Context, PortalActor, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { requireCompanyCap } from '@/lib/identity/throttle/company-caps';
import { requireAttempt } from '@/lib/identity/throttle/throttle';
import { newId } from '@/lib/ids';
import { requireRoomFor } from './room';
import type { AddAttachment, UpdateAttachment } from './schema';
import { MAX_PHOTO_BYTES } from './types';

type UserContext = Context<UserActor>;
type AnyContext = Context<UserActor | PortalActor>;

interface Body {
  body: ReadableStream<Uint8Array> | null;
  /** By its sender's word; null where nothing is said. */
  declaredBytes: number | null;
  files: FileStore;
}

/**
 * Takes a document or a photo into a job or a permit, as a stream. What it is, is told by its content: a drawing in
 * SVG, a page, a program are refused whatever they are called. The same request sent twice, by its key, adds one.
 * @throws AppError as `receiveFile`; `payload_too_large` for a photo of more than 40 MB or a company without room
 */
export async function addAttachment(
  ctx: UserContext,
  { body, declaredBytes, files, ...input }: AddAttachment & Body,
): Promise<{ id: string }> {
  requirePermission(ctx, 'projects.change');
  await requireSubject(ctx, input);
  await requireCompanyCap(ctx, 'uploads');
  return receive(ctx, { ...input, companyId: ctx.actor.companyId }, { body, declaredBytes, files });
}

const PORTAL_UPLOADS = { name: 'made.portal-upload', attempts: 300, windowMs: 24 * 60 * 60_000 } as const;

/** Takes in a paper or photo of a subcontractor, to what was given to them; everybody there sees it. */
export async function addPortalAttachment(
  ctx: Context<PortalActor>,
  {
    body,
    declaredBytes,
    files,
    ...input
  }: Omit<AddAttachment, 'shared'> & Body & { companyId?: string | undefined },
): Promise<{ id: string }> {
  const companyId = await requirePortalSubject(ctx, input);
  await requireAttempt(ctx, PORTAL_UPLOADS, ctx.actor.userId);
  return receive(ctx, { ...input, companyId, shared: true }, { body, declaredBytes, files });
}

type Wanted = AddAttachment & { companyId: CompanyId };

async function receive(
  ctx: AnyContext,
  wanted: Wanted,
  { body, declaredBytes, files }: Body,
): Promise<{ id: string }> {
  const known = await findByRequest(ctx, wanted);
  if (known) {
    await body?.cancel();
    return known;
  }
  const name = cleanFileName(wanted.name);
  const maxBytes = wanted.kind === 'photo' ? MAX_PHOTO_BYTES : MAX_FILE_BYTES;
  if (declaredBytes !== null && declaredBytes > maxBytes)
    throw new AppError('payload_too_large', { fields: { file: 'file_too_large' } });
  const received = await receiveFile(body, { name, declaredBytes, maxBytes });
  const { path, release, ...stored } = received;
  try {
    if (wanted.kind === 'photo' && stored.type === 'pdf')
      throw new AppError('unsupported_media_type', { fields: { file: 'no_photo' } });
    return await keepFile(
      ctx,
      { companyId: wanted.companyId, hash: stored.hash, type: stored.type, path, files },
      (within) => write(within, { ...wanted, name }, stored),
    );
  } finally {
    await release();
  }
}

async function write(ctx: AnyContext, wanted: Wanted, stored: StoredFile): Promise<{ id: string }> {
  const { companyId, projectId, permitId, kind, name } = wanted;
  await requireRoomFor(ctx, { companyId, bytes: stored.bytes });
  const id = newId('attachment');
  const added = await ctx.db
    .insert(attachments)
    .values({
      ...stored,
      ...{ id, companyId, kind, name, caption: wanted.caption, shared: wanted.shared },
      projectId: projectId ?? null,
      permitId: permitId ?? null,
      taskId: wanted.taskId ?? null,
      requestKey: wanted.requestKey ?? null,
      addedBy: ctx.actor.userId,
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning({ id: attachments.id });
  if (added.length === 0) {
    const known = await findByRequest(ctx, wanted);
    if (!known) throw new Error('a file was neither added nor known');
    return known;
  }
  await recordActivity(ctx, {
    ...{ companyId, projectId, permitId },
    kind: kind === 'photo' ? 'photo_added' : 'document_added',
    subject: id,
    details: { name },
  });
  return { id };
}

async function findByRequest(
  ctx: Context,
  { companyId, requestKey }: Wanted,
): Promise<{ id: string } | null> {
  if (requestKey === undefined) return null;
  const [known] = await ctx.db
    .select({ id: attachments.id })
    .from(attachments)
    .where(and(eq(attachments.companyId, companyId), eq(attachments.requestKey, requestKey)));
  return known ?? null;
}

/** Changes how a file is called, described and shared. */
export async function updateAttachment(
  ctx: UserContext,
  { attachmentId, ...change }: UpdateAttachment,
): Promise<void> {
  requirePermission(ctx, 'projects.change');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const [before] = await tx.select().from(attachments).where(own(ctx, attachmentId)).for('update');
    if (!before) throw new AppError('not_found', { detail: `no file ${attachmentId}` });
    const after = {
      name: change.name === undefined ? before.name : cleanFileName(change.name),
      caption: change.caption === undefined ? before.caption : change.caption,
      shared: change.shared ?? before.shared,
    };
    const fields = (['name', 'caption', 'shared'] as const).filter((field) => after[field] !== before[field]);
    if (fields.length === 0) return;
    await tx.update(attachments).set(after).where(eq(attachments.id, attachmentId));
    await recordFile(within, { ...before, ...after }, 'changed', { fields: fields.join(',') });
  });
}

/** Takes a file out; what it holds is deleted by the hourly job once nothing refers to it. */
export async function removeAttachment(
  ctx: UserContext,
  { attachmentId }: { attachmentId: string },
): Promise<void> {
  requirePermission(ctx, 'projects.change');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const [removed] = await tx
      .update(attachments)
      .set({ removedAt: ctx.now })
      .where(own(ctx, attachmentId))
      .returning();
    if (!removed) throw new AppError('not_found', { detail: `no file ${attachmentId}` });
    await recordFile(within, removed, 'removed');
  });
}

type File = Pick<typeof attachments.$inferSelect, 'id' | 'projectId' | 'permitId' | 'kind' | 'name'>;

function recordFile(
  ctx: UserContext,
  { id, projectId, permitId, kind, name }: File,
  what: 'changed' | 'removed',
  details: { fields?: string } = {},
): Promise<void> {
  return recordActivity(ctx, {
    companyId: ctx.actor.companyId,
    projectId: projectId ?? undefined,
    permitId: permitId ?? undefined,
    kind: `${kind}_${what}`,
    subject: id,
    details: { name, ...details },
  });
}

function own(ctx: UserContext, attachmentId: string) {
  return and(
    eq(attachments.id, attachmentId),
    eq(attachments.companyId, ctx.actor.companyId),
    isNull(attachments.removedAt),
  );
}
