import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createFeedServer } from './feed-server/server';

export { createFeedServer } from './feed-server/server';

const DEFAULT_PORT = 4010;

function toNumber(text: string | undefined): number | undefined {
  const value = Number(text);
  return text === undefined || !Number.isFinite(value) ? undefined : value;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT },
      host: { type: 'string', default: '127.0.0.1' },
      seed: { type: 'string' },
      permits: { type: 'string' },
      recorded: { type: 'string' },
    },
  });
  const server = createFeedServer({
    seed: toNumber(values.seed),
    permitsPerCity: toNumber(values.permits),
    recordedDir: values.recorded,
  });
  const { url } = await server.listen(toNumber(values.port) ?? DEFAULT_PORT, values.host);
  console.log(`Sample feeds at ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close().then(() => process.exit(0));
    });
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
