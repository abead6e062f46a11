// How long a request may take to arrive. Node has one time for all of them; a phone on a weak line needs longer for a
// file of 100 MB than anybody for a form.

const FILE = /^\/api\/v1\/(check-files|checks\/[^/?]+\/files)(\?|$)/;

/** Twice what a line of half a megabit takes for the largest file. */
export const FILE_MS = 60 * 60_000;
const OTHER_MS = 5 * 60_000;

/**
 * Gives up a request whose body does not come to its end in time. A file's is watched where it is taken in, too: there
 * a minute of silence ends it.
 * @param {import('node:http').IncomingMessage} request
 * @param {{otherMs?: number}} [limits]
 */
export function limitBody(request, { otherMs = OTHER_MS } = {}) {
  const { method, url = '', headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  if (method === 'PUT' && FILE.test(url)) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, otherMs);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}
