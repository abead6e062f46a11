/** The embedded database in a process of its own, to be killed: its folder stands in CHAOS_FOLDER. */
import { openEmbedded } from '@/db/embedded';

const { url } = await openEmbedded({ dataDir: process.env.CHAOS_FOLDER ?? '' });
process.on('disconnect', () => process.exit(0));
process.send?.({ url });
