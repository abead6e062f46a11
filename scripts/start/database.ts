import { openEmbedded } from '@/db/embedded';
import { onStop } from './parent.mjs';

// A process of its own, given the data folder as its argument: PGlite computes on its process's one thread,
// and neither pages nor jobs should wait for each other's event loop on top of waiting for the database.
const database = await openEmbedded({ dataDir: process.argv[2] ?? '.data' });
onStop(async () => {
  await database.close();
  process.exit(0);
});
process.send?.({ url: database.url });
