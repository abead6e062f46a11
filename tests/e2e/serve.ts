import { serveSite } from '../support/serve-site';

// The site of the browser's tests, with the settings of the environment, until it is told to stop.
const site = await serveSite({}, 'inherit');
let stopping = false;
const end = async (code: number) => {
  if (stopping) return;
  stopping = true;
  await site.stop();
  process.exit(code);
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0));
site.process.once('exit', (code) => void end(code ?? 1));
