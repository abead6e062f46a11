import { createFeedServer } from '../feed-server/server';
import { onStop } from './parent.mjs';

// The sample feed server on a free port of the loopback address, for as long as its parent lives.
const server = createFeedServer({});
const { url } = await server.listen(0, '127.0.0.1');
onStop(async () => {
  await server.close();
  process.exit(0);
});
process.send?.({ url });
