import { announce } from './announce.mjs';
import { StartFailure } from './failure.mjs';
import { lockDataFolder } from './lock.mjs';
import { startParts } from './parts.mjs';
import { requireFreePort } from './port.mjs';

const EXIT_INTERRUPTED = 130;
/** For the web server of a start that was killed. */
const LETTING_GO_MS = 6_000;

/**
 * Takes the data folder and the port, builds, starts all parts, and stays until it is told to stop or a
 * part dies; then stops the others, closes the database and gives the folder back.
 * @param {{root: string, dataDir: string, port: number, plan: import('./plan.mjs').Plan, build?: () => Promise<void>}} options
 */
export async function serveUntilStopped({ root, dataDir, port, plan, build }) {
  let parts;
  let lock;
  let stopping;

  const stop = (code) => {
    stopping ??= (async () => {
      await parts?.stop();
      await lock?.release().catch(() => {});
      process.exit(code);
    })();
  };
  const fail = (error) => {
    if (stopping) return;
    console.error(`\n${explain(error)}\n`);
    stop(1);
  };
  const onSignal = () => {
    if (stopping) {
      parts?.kill();
      process.exit(EXIT_INTERRUPTED);
    }
    console.log('\nStopping (once more: at once) …');
    stop(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);

  try {
    lock = await lockDataFolder(dataDir, { onLost: fail });
    await requireFreePort(port, process.env.HOST || undefined, lock.tookOver ? LETTING_GO_MS : 0);
    await build?.();
    if (stopping) return;
    parts = startParts({ root, dataDir, port, plan, lock, onDeath: fail });
    announce({ ...(await parts.serving), dataDir, hints: plan.hints });
  } catch (error) {
    fail(error);
  }
}

/** A sentence where it is one, else the stack. */
export function explain(error) {
  return error instanceof StartFailure ? error.message : (error?.stack ?? String(error));
}
