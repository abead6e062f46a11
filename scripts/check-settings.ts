import './load-env.mjs';
import { env } from '@/lib/env';

// Loaded before the web, worker and migrate programs: a wrong setting is one sentence, not a stack.
try {
  env();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
