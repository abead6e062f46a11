import { openEmbedded } from '@/db/embedded';
import { onStop } from './parent.mjs';

// A process of its own: PGlite computes on its process's one thread, and neither pages nor jobs should wait
// for each other's event loop on top of waiting for the database.
const database = await openEmbedded({ dataDir: process.env.DATA_DIR ?? '.data' });
let closing: Promise<void> | undefined;
onStop(() => {
  closing ??= database.close().then(() => process.exit(0));
});
process.send?.({ url: database.url });
