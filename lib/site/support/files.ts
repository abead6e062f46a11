import { and, count, eq, gt } from 'drizzle-orm';
import { ticketEntries, ticketFiles } from '@/db/schema';
import { cleanFileName } from '@/lib/checking/files/file-name';
import { ticketKey } from '@/lib/checking/files/keys';
import { receiveFile } from '@/lib/checking/files/receive';
import { CONTENT_TYPES, type FileStore } from '@/lib/checking/files/types';
import type { AdminActor, Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { requireCompanyCap } from '@/lib/identity/throttle/company-caps';
import { newId } from '@/lib/ids';
import { MAX_FILES, MAX_TICKET_FILE_BYTES } from './types';
import type { TicketFile } from './view';

type SomeContext = Context<UserActor> | Context<AdminActor>;

export interface TicketUpload {
  ticketId: string;
  /** The message it belongs to: the sender's own, just written. */
  entryId: string;
  /** As its sender calls it. */
  name: string;
  body: ReadableStream<Uint8Array> | null;
  declaredBytes: number | null;
  files: FileStore;
}

/** A message takes files for so long after it was written. */
const OPEN_MS = 60 * 60_000;

/** The company a reader may speak for: a person's own, and any for support. */
function reach(ctx: SomeContext) {
  return ctx.actor.kind === 'admin' ? undefined : eq(ticketFiles.companyId, ctx.actor.companyId);
}

/**
 * Adds a file to a message its sender just wrote.
 * @throws AppError as `receiveFile` does, and `conflict` where the message has as many as it may
 */
export async function addTicketFile(ctx: SomeContext, input: TicketUpload): Promise<TicketFile> {
  if (ctx.actor.kind === 'user') {
    const asUser = ctx as Context<UserActor>;
    requirePermission(asUser, 'support.use');
    await requireCompanyCap(asUser, 'uploads');
  }
  const { companyId } = await requireEntry(ctx, input);
  const name = cleanFileName(input.name);
  const received = await receiveFile(input.body, {
    name,
    declaredBytes: input.declaredBytes,
    maxBytes: MAX_TICKET_FILE_BYTES,
  });
  try {
    const { type, hash, bytes, path } = received;
    await input.files.put(ticketKey(companyId, hash), { path, contentType: CONTENT_TYPES[type] });
    const id = newId('ticketFile');
    await ctx.db.transaction(async (tx) => {
      // Held, so that two at once are counted.
      await requireEntry({ ...ctx, db: tx } as SomeContext, input, true);
      await tx.insert(ticketFiles).values({
        id,
        ticketId: input.ticketId,
        companyId,
        entryId: input.entryId,
        name,
        type,
        hash,
        bytes,
        addedBy: ctx.actor.userId,
        createdAt: ctx.now,
      });
    });
    return { id, name, bytes };
  } finally {
    await received.release();
  }
}

async function requireEntry(
  ctx: SomeContext,
  { ticketId, entryId }: { ticketId: string; entryId: string },
  hold = false,
): Promise<{ companyId: string }> {
  const query = ctx.db
    .select({ companyId: ticketEntries.companyId })
    .from(ticketEntries)
    .where(
      and(
        eq(ticketEntries.id, entryId),
        eq(ticketEntries.ticketId, ticketId),
        eq(ticketEntries.authorId, ctx.actor.userId),
        ctx.actor.kind === 'admin' ? undefined : eq(ticketEntries.companyId, ctx.actor.companyId),
        gt(ticketEntries.createdAt, new Date(ctx.now.getTime() - OPEN_MS)),
      ),
    );
  const [entry] = await (hold ? query.for('update') : query);
  if (!entry) throw new AppError('not_found', { detail: `message ${entryId} of ${ticketId}` });
  const [held] = await ctx.db
    .select({ rows: count() })
    .from(ticketFiles)
    .where(eq(ticketFiles.entryId, entryId));
  if ((held?.rows ?? 0) >= MAX_FILES) throw new AppError('conflict', { fields: { file: 'too_many' } });
  return entry;
}

/** A file of a ticket, for who may read the ticket; files of support's notes are for support alone. */
export async function findTicketFile(
  ctx: SomeContext,
  { fileId }: { fileId: string },
): Promise<{ key: string; name: string } | null> {
  const [file] = await ctx.db
    .select({ companyId: ticketFiles.companyId, hash: ticketFiles.hash, name: ticketFiles.name })
    .from(ticketFiles)
    .innerJoin(ticketEntries, eq(ticketEntries.id, ticketFiles.entryId))
    .where(
      and(
        eq(ticketFiles.id, fileId),
        reach(ctx),
        ctx.actor.kind === 'admin' ? undefined : eq(ticketEntries.kind, 'message'),
      ),
    );
  return file ? { key: ticketKey(file.companyId, file.hash), name: file.name } : null;
}
