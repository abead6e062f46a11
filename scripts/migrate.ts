import { migrateDatabase } from '@/db/migrate';
import { env } from '@/lib/env';

await migrateDatabase(env().DATABASE_URL);
console.log('The database is up to date.');
