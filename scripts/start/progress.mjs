const REPEAT_MS = 10_000;

/**
 * Runs one step and shows what it is doing, for how long, and how it ended: on a terminal in one line
 * that is rewritten, elsewhere with a line at the start, one every ten seconds, and one at the end.
 * @template T
 * @param {string} what
 * @param {(say: (detail: string) => void) => Promise<T>} work `say` tells what it is at
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const out = process.stdout;
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  const tty = out.isTTY === true;
  let detail = '';
  const show = () => {
    const at = detail ? ` (${detail})` : '';
    out.write(tty ? `\r\x1b[2K  ${what} … ${seconds()}${at}` : `  ${what}: still at it, ${seconds()}${at}\n`);
  };
  const say = (text) => {
    detail = text;
    if (tty) show();
  };
  out.write(tty ? `  ${what} …` : `  ${what} …\n`);
  const timer = setInterval(show, tty ? 500 : REPEAT_MS);
  const close = (result) => {
    clearInterval(timer);
    out.write(`${tty ? '\r\x1b[2K' : ''}  ${what}: ${result} (${seconds()})\n`);
  };
  try {
    const value = await work(say);
    close('done');
    return value;
  } catch (error) {
    close('failed');
    throw error;
  }
}
