import './load-env.mjs';
import { env } from '@/lib/env';

// Loaded before the web, worker, migrate and prepare programs: a wrong setting is one sentence, not a stack. What says
// nothing of itself is production, and held to its rules.
Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'production' });
try {
  env();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
