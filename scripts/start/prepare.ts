import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { connect } from '@/db/client';
import { migrateDatabase } from '@/db/migrate';
import { env } from '@/lib/env';

// Migrates and seeds, reports the demo sign-ins to the process that asked, and ends. Its argument is the file
// that keeps the demo accounts' password.

const seed = z.object({
  seedDemo: z.custom<(db: unknown, options: { now: Date; password: string }) => Promise<unknown>>(
    (value) => typeof value === 'function',
  ),
});
const signIns = z.array(z.object({ label: z.string(), email: z.string(), password: z.string() }));

const { DATABASE_URL, DATABASE_EMBEDDED } = env();
await migrateDatabase(DATABASE_URL);
process.send?.({ ready: true, accounts: await seedAccounts() });
process.disconnect?.();

async function seedAccounts(): Promise<z.infer<typeof signIns>> {
  const file = resolve('db/seed/demo.ts');
  const passwordFile = process.argv[2];
  if (!passwordFile || !existsSync(file)) return [];
  const password = readFileSync(passwordFile, 'utf8').trim();
  const { seedDemo } = seed.parse(await import(pathToFileURL(file).href));
  const connection = connect(DATABASE_URL, { embedded: DATABASE_EMBEDDED, max: 2 });
  try {
    return signIns.parse(await seedDemo(connection.db, { now: new Date(), password }));
  } finally {
    await connection.close();
  }
}
