import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './start/build.mjs';

// npm run build: what `npm start` does when the sources changed, for an image or a host that only serves.
await ensureBuilt(dirname(dirname(fileURLToPath(import.meta.url)))).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
