import { and, inArray } from 'drizzle-orm';
import { cityMailFiles, compliancePapers } from '@/db/schema';
import type { Content } from '@/lib/checking/files/lock-content';
import type { Context } from '@/lib/context';

/** Of the given contents those that a paper of compliance or a city's mail refers to. */
export async function listKeptElsewhere(ctx: Context, contents: readonly Content[]): Promise<Content[]> {
  if (contents.length === 0) return [];
  const companyIds = [...new Set(contents.map(({ companyId }) => companyId))];
  const hashes = contents.map(({ hash }) => hash);
  const kept = await Promise.all(
    [compliancePapers, cityMailFiles].map((table) =>
      ctx.db
        .selectDistinct({ companyId: table.companyId, hash: table.hash })
        .from(table)
        .where(and(inArray(table.companyId, companyIds), inArray(table.hash, hashes))),
    ),
  );
  return kept.flat() as Content[];
}

export async function isKeptElsewhere(ctx: Context, content: Content): Promise<boolean> {
  return (await listKeptElsewhere(ctx, [content])).length > 0;
}
