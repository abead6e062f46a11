// Which requests are let in at all.

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const ALLOW = METHODS.join(', ');

/**
 * Answers a method nothing here serves (TRACE would send a request's cookies back); false for the others.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function refuseMethod(request, response) {
  if (METHODS.includes(request.method ?? '')) return false;
  response.writeHead(405, { allow: ALLOW, connection: 'close' });
  response.end();
  return true;
}

/**
 * Answers a request line that names no path of this site; false for the others. An absolute one (`GET http://host/path`)
 * is cut to its path where the host is the one the request was sent to, since Next would redirect to any other.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function refuseTarget(request, response) {
  const target = request.url ?? '';
  if (target.startsWith('/')) return false;
  if (/^https?:\/\//i.test(target) && URL.canParse(target)) {
    const { host, pathname, search } = new URL(target);
    if (host === request.headers.host?.toLowerCase() && !pathname.startsWith('//')) {
      request.url = pathname + search;
      return false;
    }
  }
  response.writeHead(400, { connection: 'close' });
  response.end();
  return true;
}

/** For requests that Node refuses while it reads them, as it would answer itself but for the method. */
const REFUSALS = {
  HPE_INVALID_METHOD: `405 Method Not Allowed\r\nAllow: ${ALLOW}`,
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * @param {Error & {code?: string}} error
 * @param {import('node:stream').Duplex} socket
 */
export function refuseUnreadable(error, socket) {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = REFUSALS[error.code] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
}
