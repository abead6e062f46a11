import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { dataExports } from '@/db/schema';
import { exportKey } from '@/lib/checking/files/keys';
import type { FileStore } from '@/lib/checking/files/types';
import type { AccountActor, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { type Confirmation, confirmPassword } from '@/lib/identity/accounts/change-password';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { requireAttempt } from '@/lib/identity/throttle/throttle';
import { newId } from '@/lib/ids';
import { utcDay } from '@/lib/platform/clock/days';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { isOwner, requireSubject, type SubjectInput } from './own-subject';
import { type ExportState, type Subject, UNLOCKED_MINUTES } from './types';

type AccountContext = Context<AccountActor>;

export interface DataExport {
  id: string;
  subject: Subject;
  state: ExportState;
  stepsDone: number;
  steps: number;
  rows: number;
  bytes: number | null;
  createdAt: Date;
  readyAt: Date | null;
  expiresAt: Date | null;
}

const columns = {
  id: dataExports.id,
  subject: dataExports.subject,
  state: dataExports.state,
  stepsDone: dataExports.stepsDone,
  steps: dataExports.steps,
  rows: dataExports.rows,
  bytes: dataExports.bytes,
  createdAt: dataExports.createdAt,
  readyAt: dataExports.readyAt,
  expiresAt: dataExports.expiresAt,
};

const MINUTE_MS = 60_000;
const isOpen = inArray(dataExports.state, ['waiting', 'packing']);

/** Asks for an archive. While one is being packed, asking again answers with that one. */
export async function requestExport(ctx: AccountContext, input: SubjectInput): Promise<DataExport> {
  const { subject } = input;
  const { companyId, userId } = await requireSubject(ctx, input);
  const ours =
    companyId === null
      ? and(eq(dataExports.userId, userId), eq(dataExports.subject, 'person'))
      : and(eq(dataExports.companyId, companyId), eq(dataExports.subject, 'company'));
  const find = async () => {
    const [open] = await ctx.db.select(columns).from(dataExports).where(and(ours, isOpen));
    return open;
  };
  const running = await find();
  if (running) return running;
  await requireAttempt(ctx, THROTTLES.dataExport, companyId ?? userId);
  const id = newId('export');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const [made] = await tx
      .insert(dataExports)
      .values({ id, subject, companyId, userId, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning(columns);
    if (!made) {
      // Asked for by two at once: the other one's stands.
      const [other] = await tx.select(columns).from(dataExports).where(and(ours, isOpen));
      if (!other) throw new AppError('conflict');
      return other;
    }
    await recordAudit(within, {
      action: 'data.export_requested',
      subject: id,
      details: { of: subject },
      ...(companyId === null ? {} : { companyId }),
    });
    await enqueue(within, 'pack-export', { exportId: id }, { key: id });
    return made;
  });
}

const SHOWN = 5;

/** The last archives of the person, and of the company they own: what is packed, and what can be taken. */
export async function listExports(
  ctx: AccountContext,
  { companyId }: { companyId: string | null },
): Promise<DataExport[]> {
  const own = and(eq(dataExports.userId, ctx.actor.userId), eq(dataExports.subject, 'person'));
  const ofCompany =
    companyId !== null && (await isOwner(ctx, companyId)) ? eq(dataExports.companyId, companyId) : undefined;
  return ctx.db
    .select(columns)
    .from(dataExports)
    .where(ofCompany ? or(own, ofCompany) : own)
    .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
    .limit(SHOWN);
}

export async function getExport(
  ctx: AccountContext,
  { exportId }: { exportId: string },
): Promise<DataExport> {
  const { companyId: _, hash: __, ...found } = await requireExport(ctx, exportId);
  return found;
}

/** An archive of the person's or of a company they own now; `not_found` for any other. */
async function requireExport(ctx: AccountContext, exportId: string) {
  const [row] = await ctx.db
    .select({
      ...columns,
      companyId: dataExports.companyId,
      userId: dataExports.userId,
      hash: dataExports.hash,
    })
    .from(dataExports)
    .where(eq(dataExports.id, exportId));
  const isOurs =
    row && (row.companyId === null ? row.userId === ctx.actor.userId : await isOwner(ctx, row.companyId));
  if (!row || !isOurs) throw new AppError('not_found', { detail: `archive ${exportId}` });
  const { userId: __, ...found } = row;
  return found;
}

/** Lets this session take the archive for some minutes, to who gives the password (and code) once more. */
export async function unlockExport(
  ctx: AccountContext,
  { exportId, ...confirmation }: { exportId: string } & Confirmation,
): Promise<{ until: Date }> {
  requireReady(ctx, await requireExport(ctx, exportId));
  await confirmPassword(ctx, confirmation);
  const until = new Date(ctx.now.getTime() + UNLOCKED_MINUTES * MINUTE_MS);
  await ctx.db
    .update(dataExports)
    .set({ unlockedBy: ctx.actor.session.id, unlockedUntil: until })
    .where(eq(dataExports.id, exportId));
  return { until };
}

function requireReady(ctx: Context, found: { state: ExportState; expiresAt: Date | null }): void {
  if (found.state === 'ready' && found.expiresAt && found.expiresAt > ctx.now) return;
  throw new AppError(found.state === 'expired' || found.state === 'ready' ? 'link_invalid' : 'conflict', {
    detail: `the archive is ${found.state}`,
  });
}

export interface OpenArchive {
  name: string;
  bytes: number;
  stream: ReadableStream<Uint8Array>;
}

/** The archive itself, for the session that was unlocked. Throws `reauthentication_required` for any other. */
export async function takeExport(
  ctx: AccountContext,
  { exportId, files }: { exportId: string; files: FileStore },
): Promise<OpenArchive> {
  const found = await requireExport(ctx, exportId);
  requireReady(ctx, found);
  const [unlocked] = await ctx.db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(
      and(
        eq(dataExports.id, exportId),
        eq(dataExports.unlockedBy, ctx.actor.session.id),
        gt(dataExports.unlockedUntil, ctx.now),
      ),
    );
  if (!unlocked) throw new AppError('reauthentication_required');
  const archive = found.hash && (await files.read(exportKey(exportId, found.hash)));
  if (!archive) throw new AppError('link_invalid', { detail: `${exportId} has left the store` });
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(dataExports)
      .set({ downloads: sql`${dataExports.downloads} + 1` })
      .where(eq(dataExports.id, exportId));
    await recordAudit({ ...ctx, db: tx }, { action: 'data.export_taken', subject: exportId });
  });
  return { ...archive, name: archiveName(found) };
}

function archiveName({ subject, createdAt }: { subject: Subject; createdAt: Date }): string {
  return `lintel-${subject}-${utcDay(createdAt)}.zip`;
}
