import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { checkFiles, filePages } from '@/db/schema';
import type { Context } from '@/lib/context';
import type { Content } from '@/lib/files/hold-content';
import { contentOf, fileKey } from '@/lib/files/keys';
import type { FileStore } from '@/lib/files/types';
import { dropContent, keepsContent } from './drop-content';

/** Contents cleared away by one run, and keys of the store looked at together. */
const BATCH = 500;
const MAX_FAILURES = 5;
/** The hour, UTC, at which the store itself is gone through: what nobody could read is known to it alone. */
const WHOLE_STORE_HOUR = 9;

interface Tidy {
  files: FileStore;
  signal: AbortSignal;
}

/** Clears away the contents, pictures and pages that no file of their company keeps any more. */
export async function dropOrphans(ctx: Context, { files, signal }: Tidy): Promise<void> {
  const drop = dropper(ctx, files);
  for (const content of await listUnkept(ctx)) {
    if (signal.aborted) return;
    await drop(content);
  }
  if (ctx.now.getUTCHours() === WHOLE_STORE_HOUR) await sweepStore(ctx, { files, signal, drop });
}

type Drop = (content: Content & { drawn?: readonly string[] }) => Promise<void>;

/** One content that does not go must not keep all others; a store that gives none away is left for the next hour. */
function dropper(ctx: Context, files: FileStore): Drop {
  let failures = 0;
  return async (content) => {
    try {
      await dropContent(ctx, { files, ...content });
    } catch (error) {
      failures += 1;
      ctx.log.warn({ err: error, hash: content.hash }, 'What nobody keeps stays in the store');
      if (failures >= MAX_FAILURES) throw error;
    }
  };
}

/** Contents of which pages are held, and no file. */
async function listUnkept(ctx: Context): Promise<Content[]> {
  const keeper = ctx.db
    .select({ one: sql`1` })
    .from(checkFiles)
    .where(
      and(
        eq(checkFiles.companyId, filePages.companyId),
        eq(checkFiles.hash, filePages.hash),
        keepsContent(ctx),
      ),
    );
  return ctx.db
    .selectDistinct({ companyId: filePages.companyId, hash: filePages.hash })
    .from(filePages)
    .where(notExists(keeper))
    .limit(BATCH);
}

async function sweepStore(ctx: Context, { files, signal, drop }: Tidy & { drop: Drop }): Promise<void> {
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
    const content = contentOf(key);
    if (!content) continue;
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
  const { companyId, hash } = checkFiles;
  const ofThem = and(
    inArray(companyId, [...new Set(contents.map((content) => content.companyId))]),
    inArray(
      hash,
      contents.map((content) => content.hash),
    ),
  );
  const rows = await ctx.db
    .selectDistinct({ companyId, hash })
    .from(checkFiles)
    .where(and(ofThem, keepsContent(ctx)));
  return new Set(rows.map((row) => fileKey(row.companyId, row.hash)));
}
