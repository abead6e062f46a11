import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { attachments, checkFiles, filePages } from '@/db/schema';
import { fileKey, isSetApart, parseFileKey } from '@/lib/checking/files/keys';
import type { Content } from '@/lib/checking/files/lock-content';
import type { FileStore } from '@/lib/checking/files/types';
import type { Context } from '@/lib/context';
import { dropContent, whereAttachmentKept, whereContentKept } from './drop-content';
import { listKeptElsewhere } from './kept-elsewhere';

/** Contents cleared away by one run, and keys of the store looked at together. */
const BATCH = 500;
const MAX_FAILURES = 5;
/** Hour (UTC) of the full scan of the store, which finds unrecorded files. */
const WHOLE_STORE_HOUR = 9;

interface CleanupInput {
  files: FileStore;
  signal: AbortSignal;
}

/** Deletes contents, images and pages that no file references any more. */
export async function dropOrphans(ctx: Context, { files, signal }: CleanupInput): Promise<void> {
  const drop = dropper(ctx, files);
  for (const content of await listUnkept(ctx)) {
    if (signal.aborted) return;
    await drop(content);
  }
  if (ctx.now.getUTCHours() === WHOLE_STORE_HOUR) await sweepStore(ctx, { files, signal, drop });
}

type Drop = (content: Content & { drawn?: readonly string[] }) => Promise<void>;

/**
 * One failing deletion must not block all others; after several failures the store is retried in the next
 * hour.
 */
function dropper(ctx: Context, files: FileStore): Drop {
  let failures = 0;
  return async (content) => {
    try {
      await dropContent(ctx, { files, ...content });
    } catch (error) {
      failures += 1;
      ctx.log.warn(
        { err: error, hash: content.hash },
        'Orphaned file could not be deleted from the file store',
      );
      if (failures >= MAX_FAILURES) throw error;
    }
  };
}

/** Contents with stored pages but without a file. */
async function listUnkept(ctx: Context): Promise<Content[]> {
  const keeper = ctx.db
    .select({ one: sql`1` })
    .from(checkFiles)
    .where(
      and(
        eq(checkFiles.companyId, filePages.companyId),
        eq(checkFiles.hash, filePages.hash),
        whereContentKept(ctx),
      ),
    );
  const attached = ctx.db
    .select({ one: sql`1` })
    .from(attachments)
    .where(
      and(
        eq(attachments.companyId, filePages.companyId),
        eq(attachments.hash, filePages.hash),
        whereAttachmentKept(ctx),
      ),
    );
  return ctx.db
    .selectDistinct({ companyId: filePages.companyId, hash: filePages.hash })
    .from(filePages)
    .where(and(notExists(keeper), notExists(attached)))
    .limit(BATCH);
}

async function sweepStore(
  ctx: Context,
  { files, signal, drop }: CleanupInput & { drop: Drop },
): Promise<void> {
  let keys: string[] = [];
  for await (const key of files.list()) {
    if (signal.aborted) return;
    keys.push(key);
    if (keys.length < BATCH) continue;
    await dropUnkept(ctx, drop, keys);
    keys = [];
  }
  await dropUnkept(ctx, drop, keys);
}

async function dropUnkept(ctx: Context, drop: Drop, keys: readonly string[]): Promise<void> {
  const found = new Map<string, Content & { drawn: string[] }>();
  for (const key of keys) {
    const content = parseFileKey(key);
    if (!content || isSetApart(key)) continue;
    const whole = fileKey(content.companyId, content.hash);
    const known = found.get(whole) ?? { ...content, drawn: [] };
    found.set(whole, known);
    if (key !== whole) known.drawn.push(key);
  }
  const kept = await listKept(ctx, [...found.values()]);
  for (const [key, content] of found) if (!kept.has(key)) await drop(content);
}

async function listKept(ctx: Context, contents: readonly Content[]): Promise<Set<string>> {
  if (contents.length === 0) return new Set();
  const companies = [...new Set(contents.map(({ companyId }) => companyId))];
  const hashes = contents.map(({ hash }) => hash);
  const ofThem = (table: typeof checkFiles | typeof attachments) =>
    and(inArray(table.companyId, companies), inArray(table.hash, hashes));
  const ofChecks = await ctx.db
    .selectDistinct({ companyId: checkFiles.companyId, hash: checkFiles.hash })
    .from(checkFiles)
    .where(and(ofThem(checkFiles), whereContentKept(ctx)));
  const attached = await ctx.db
    .selectDistinct({ companyId: attachments.companyId, hash: attachments.hash })
    .from(attachments)
    .where(and(ofThem(attachments), whereAttachmentKept(ctx)));
  const elsewhere = await listKeptElsewhere(ctx, contents);
  return new Set([...ofChecks, ...attached, ...elsewhere].map((row) => fileKey(row.companyId, row.hash)));
}
