import '../check-settings';
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { connect } from '@/db/client';
import { users } from '@/db/schema';
import { storeBy } from '@/lib/checking/files/settings';
import { env } from '@/lib/env';
import { verifyPassword } from '@/lib/identity/accounts/passwords';
import { createLogger } from '@/lib/log';
import { prepareDatabase } from '@/lib/platform/queue/prepare';
import { DEMO, seedDemo } from '../demo/seed';

// Migrates and seeds, reports the demo sign-ins to the process that asked, and ends. Its argument is the file
// with the demo accounts' passwords.

const settings = env();
const passwords = z
  .object({ demo: z.string(), admin: z.string() })
  .parse(JSON.parse(readFileSync(z.string().parse(process.argv[2]), 'utf8')));
const accounts = [
  { label: 'Contractor', email: DEMO.owner, password: passwords.demo },
  { label: 'Team member', email: DEMO.manager, password: passwords.demo },
  { label: 'Subcontractor', email: DEMO.subcontractor, password: passwords.demo },
  { label: 'Admin', email: DEMO.admin, password: passwords.admin },
];

const progress = (text: string) => process.send?.({ progress: text });
progress('migrating');
await prepareDatabase(settings.DATABASE_URL);

const { db, close } = connect(settings.DATABASE_URL, { embedded: settings.DATABASE_EMBEDDED });
try {
  const log = createLogger(settings.LOG_LEVEL, { process: 'prepare' });
  const { FEEDS: mode, SITE_URL: siteUrl } = settings;
  await seedDemo({
    db,
    log,
    now: new Date(),
    mode,
    siteUrl,
    files: storeBy(settings),
    passwords,
    progress,
  });
  const open = await Promise.all(accounts.map(opens));
  process.send?.({ ready: true, accounts: accounts.filter((_, index) => open[index]) });
} finally {
  await close();
}
process.disconnect?.();

/** A database that was seeded from another folder, or whose owner chose another password, has no such sign-in. */
async function opens({ email, password }: { email: string; password: string }): Promise<boolean> {
  const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.email, email));
  return verifyPassword(user?.hash ?? null, password);
}
