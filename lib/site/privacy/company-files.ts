import { eq, sql } from 'drizzle-orm';
import { companyPlaces, parseFileKey } from '@/lib/checking/files/keys';
import type { FileStore } from '@/lib/checking/files/types';
import type { CompanyId, Context } from '@/lib/context';
import { TABLES } from '@/lib/platform/tables/schema-map';

/** A picture of a page is made from a file that the archive holds. */
const IS_PICTURE = /\.pages\//;

/** Every file a company has in the store, whatever put it there, under the name its people gave it. */
export async function* listCompanyFiles(
  ctx: Context,
  { companyId, files }: { companyId: CompanyId; files: FileStore },
): AsyncGenerator<{ key: string; name: string }> {
  const names = await namesByHash(ctx, companyId);
  for (const place of companyPlaces(companyId))
    for await (const key of files.list(place)) {
      const hash = parseFileKey(key)?.hash;
      if (hash === undefined || IS_PICTURE.test(key)) continue;
      // Two files may have one name.
      yield { key, name: `files/${hash.slice(0, 8)} ${names.get(hash) ?? 'document'}` };
    }
}

/** Any table of a company's that keeps a digest and a name says what a file is called. */
async function namesByHash(ctx: Context, companyId: CompanyId): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const { table, columns } of TABLES.values()) {
    const find = (name: string) => columns.find((column) => column.name === name);
    const [company, hash, name] = [find('company_id'), find('hash'), find('name')];
    if (!company || !hash || !name) continue;
    const rows = await ctx.db
      .select({ hash: sql<string>`${hash}`, name: sql<string>`${name}` })
      .from(table)
      .where(eq(company, companyId));
    for (const row of rows) names.set(row.hash, row.name);
  }
  return names;
}
