import { eq } from 'drizzle-orm';
import { dataExportParts, dataExports } from '@/db/schema';
import { exportKey } from '@/lib/checking/files/keys';
import type { FileStore } from '@/lib/checking/files/types';
import { asCompanyId, type Context, type JobActor } from '@/lib/context';
import { type RetryPolicy, retryWait } from '@/lib/platform/lease/retry';
import type { MailSettings } from '@/lib/providers/mail/types';
import { type ArchiveEntry, zip } from './archive';
import { listCompanyFiles } from './company-files';
import {
  claimExport,
  type HeldExport,
  isThisExport,
  keepExport,
  MAX_ATTEMPTS,
  releaseExport,
} from './export-lease';
import { mailExportReady } from './mails';
import { packSource } from './parts';
import { readme } from './readme';
import { listSources } from './sources';
import { EXPORT_DAYS } from './types';

type JobContext = Context<JobActor>;

export interface PackInput {
  exportId: string;
  files: FileStore;
  mail: MailSettings;
  signal: AbortSignal;
}

const DAY_MS = 86_400_000;

/**
 * Packs an archive: each table into parts in the store, then all of them with the company's files into one zip. What
 * was packed stays packed: whoever takes over after a crash goes on behind it.
 */
export async function packExport(
  ctx: JobContext,
  { exportId, files, mail, signal }: PackInput,
): Promise<'ready' | 'busy' | 'stopped' | 'failed'> {
  const held = await claimExport(ctx, exportId);
  if (!held) return 'busy';
  const lost = new AbortController();
  const stop = AbortSignal.any([signal, lost.signal]);
  const began = performance.now();
  const at = () => ({ ...ctx, now: new Date(ctx.now.getTime() + performance.now() - began) });
  const letGo = keepExport(at, held, () => lost.abort());
  try {
    await packTables(ctx, held, { files, signal: stop });
    await assemble(at(), held, { files, mail, signal: stop });
    return 'ready';
  } catch (error) {
    if (lost.signal.aborted) return 'busy';
    if (signal.aborted) {
      await releaseExport(at(), held, { uncounted: true, set: { state: 'waiting' } });
      return 'stopped';
    }
    ctx.log.error({ err: error, export: exportId }, 'An archive could not be packed');
    const { attempts } = held.row;
    const wait = retryWait(RETRY, attempts, exportId);
    await releaseExport(
      at(),
      held,
      attempts >= MAX_ATTEMPTS
        ? { set: { state: 'failed' } }
        : { set: { state: 'waiting' }, notBefore: new Date(at().now.getTime() + wait) },
    );
    return 'failed';
  } finally {
    letGo();
  }
}

const RETRY: RetryPolicy = { firstMs: 30_000, factor: 3, maxMs: 30 * 60_000, jitter: 0.2 };

/** Whose archive it is. */
export function subjectOf({ row }: HeldExport) {
  return row.companyId === null
    ? ({ subject: 'person', subjectId: row.userId } as const)
    : ({ subject: 'company', subjectId: row.companyId } as const);
}

async function packTables(
  ctx: JobContext,
  held: HeldExport,
  { files, signal }: Pick<PackInput, 'files' | 'signal'>,
): Promise<void> {
  const sources = await listSources(ctx, subjectOf(held));
  const done = new Set((await listParts(ctx, held.key)).map(({ name }) => name));
  for (const [at, source] of sources.entries()) {
    signal.throwIfAborted();
    if (!done.has(`data/${source.name}.csv`)) await packSource(ctx, { exportId: held.key, source, files });
    await ctx.db
      .update(dataExports)
      .set({ steps: sources.length + 1, stepsDone: at + 1 })
      .where(isThisExport(held));
  }
}

function listParts(ctx: Context, exportId: string) {
  return ctx.db
    .select()
    .from(dataExportParts)
    .where(eq(dataExportParts.exportId, exportId))
    .orderBy(dataExportParts.name);
}

async function assemble(
  ctx: JobContext,
  held: HeldExport,
  { files, mail, signal }: Omit<PackInput, 'exportId'>,
): Promise<void> {
  const { key: exportId, row } = held;
  const parts = await listParts(ctx, exportId);
  const rows = parts.filter(({ name }) => name.endsWith('.json')).reduce((sum, part) => sum + part.rows, 0);
  const entries: ArchiveEntry[] = [
    { name: 'README.txt', text: readme({ parts, at: ctx.now, subject: row.subject }) },
    ...parts.map(({ name, hash }) => ({ name, key: exportKey(exportId, hash) })),
  ];
  if (row.companyId !== null)
    for await (const file of listCompanyFiles(ctx, { companyId: asCompanyId(row.companyId), files }))
      entries.push(file);
  const archive = await zip({ entries, files, at: ctx.now, signal });
  try {
    const { hash, bytes, path } = archive;
    await files.put(exportKey(exportId, hash), { path, contentType: 'application/zip' });
    await ctx.db.transaction(async (tx) => {
      const within = { ...ctx, db: tx };
      const expiresAt = new Date(ctx.now.getTime() + EXPORT_DAYS * DAY_MS);
      const set = { state: 'ready', hash, bytes, rows, readyAt: ctx.now, expiresAt } as const;
      const isOurs = await releaseExport(within, held, { set: { ...set, stepsDone: row.steps } });
      if (!isOurs) throw new Error('The archive was taken over.');
      await tx.delete(dataExportParts).where(eq(dataExportParts.exportId, exportId));
      await mailExportReady(within, { userId: row.userId, subject: row.subject, expiresAt, mail });
    });
    // What a crash leaves here, the hourly tidying removes.
    for (const part of parts) if (part.hash !== hash) await files.remove(exportKey(exportId, part.hash));
  } finally {
    await archive.release();
  }
}
