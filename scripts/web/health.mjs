/** Whether the process serves; asks nothing else, so that a database that is away restarts no web process. */
const ALIVE = '/healthz';
/** Whether requests should be sent here. */
const READY = '/readyz';
/** Where Next answers it: the database, its migrations, the worker's age. */
const READY_HANDLER = '/api/readyz';

/** The two addresses for whoever watches over the process. */
export function createHealth() {
  let isStopping = false;
  return {
    /** From now on nothing new should be sent here. */
    stop() {
      isStopping = true;
    },
    /**
     * Answers what the process knows by itself; false where the request goes on.
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:http').ServerResponse} response
     */
    answer(request, response) {
      if (isStopping) response.setHeader('connection', 'close');
      const [path = ''] = (request.url ?? '').split('?', 1);
      if (path === ALIVE) return send(response, 200, { status: 'ok' });
      if (path !== READY) return false;
      if (isStopping) return send(response, 503, { status: 'stopping' });
      request.url = READY_HANDLER;
      return false;
    },
  };
}

function send(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
  return true;
}
