/** What a careful reader answered to the model's prompt, page by page, without the truth or the rules at hand. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { pageAnswerSchema } from '@/lib/checking/model/read';

const FOLDER = resolve(import.meta.dirname, '../../recordings');

const recordedSchema = pageAnswerSchema.omit({ page: true });
export type Recorded = z.output<typeof recordedSchema>;
/** By the digests of pages. */
export type Recordings = ReadonlyMap<string, Recorded>;

const fileSchema = z.object({ pages: z.record(z.string().regex(/^[0-9a-f]{32}$/), recordedSchema) });

/** The digest of a page: of its file's content and its number in it, the same on every machine and by every reader. */
export function digestPage(bytes: Uint8Array, page: number): string {
  const file = createHash('sha256').update(bytes).digest('hex');
  return createHash('sha256').update(`${file}:${page}`).digest('hex').slice(0, 32);
}

export function loadRecordings(folder = FOLDER): Recordings {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return new Map(
    files.flatMap((name) =>
      Object.entries(fileSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))).pages),
    ),
  );
}

const SHARE = 0.1;
const NOT_STANDING = 0.05;

/**
 * The recordings as a poor model would have given them, the same each time: a tenth of documents and values wrong, a
 * tenth missing, some quotes that stand nowhere. A wrong value is another of its page, so that its quote stands.
 */
export function spoil(recordings: Recordings): Recordings {
  const ids = [
    ...new Set([...recordings.values()].flatMap(({ documents }) => documents.map(({ id }) => id))),
  ].sort();
  const spoiled = [...recordings].map(([digest, { documents, fields, ...rest }]) => {
    const chance = (what: string) => chanceOf(`${digest} ${what}`);
    const own = documents.flatMap((one, at): Recorded['documents'] => {
      const drawn = chance(`document ${at}`);
      if (drawn < SHARE) return [];
      if (drawn > 2 * SHARE) return [one];
      return [{ ...one, id: ids[Math.floor(chance(`id ${at}`) * ids.length)] ?? one.id }];
    });
    const read = fields.flatMap((one, at): Recorded['fields'] => {
      const drawn = chance(`field ${at}`);
      if (drawn < SHARE) return [];
      if (drawn > 2 * SHARE + NOT_STANDING) return [one];
      if (drawn > 2 * SHARE) return [{ ...one, quote: `${one.quote} ${digest.slice(0, 6)}` }];
      const other = fields[(at + 1) % fields.length] ?? one;
      return [{ ...other, field: one.field }];
    });
    return [digest, { ...rest, documents: own, fields: read }] as const;
  });
  return new Map(spoiled);
}

/** 0 to 1, from a text. */
function chanceOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
