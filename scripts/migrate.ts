import { env } from '@/lib/env';
import { prepareDatabase } from '@/lib/platform/queue/prepare';

await prepareDatabase(env().DATABASE_URL);
console.log('The database is up to date.');
