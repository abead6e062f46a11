// What every answer carries, whoever made it: pages bring a policy of their own (`lib/edge/server/page-headers.ts`), and
// what an answer does not say is said here, so that no redirect, error or file leaves without.

/** In no other site's frame, no guessing of types, no address of ours told to other sites, and no device but the camera. */
export const HEADERS = {
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  // Documents are photographed; nothing else of a device is asked for.
  'permissions-policy':
    'camera=(self), payment=(self), accelerometer=(), autoplay=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), serial=(), usb=(), xr-spatial-tracking=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
};

const CLOSED = "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** For what is no page: opened by itself it runs nothing and loads nothing. */
const DATA_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; ${CLOSED}`;
/** A page that no policy was made for, such as the one for an address that leads nowhere: our look, and no script. */
const MARKUP_POLICY = `default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; ${CLOSED}`;
/** A script that a page runs as a worker goes by the policy it came with itself. */
const BUNDLE_POLICY = `default-src 'self'; ${CLOSED}`;

/** Two years, as the browsers' own list asks for. */
const HTTPS_ONLY = 'max-age=63072000; includeSubDomains';

/** Shown by other sites: a shared link's picture, the site's mark. */
const FOR_OTHERS = /^\/(pictures\/|icons\/|favicon\.ico$|icon\.svg$)/;
const TEXT = /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml))\b|image\/svg\+xml\b)/;

/**
 * Fills in what the answer does not say by the time its head is written.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{isHttps: boolean}} site
 */
export function completeHeaders(request, response, { isHttps }) {
  const path = request.url ?? '/';
  const { writeHead } = response;
  response.writeHead = (status, ...rest) => {
    for (const part of rest) if (typeof part === 'object') takeOver(response, part);
    fill(response, {
      ...HEADERS,
      'content-security-policy': policyFor(path, response),
      'cross-origin-resource-policy': FOR_OTHERS.test(path) ? 'cross-origin' : 'same-origin',
      'cache-control': 'no-store',
      ...(isHttps ? { 'strict-transport-security': HTTPS_ONLY } : {}),
      ...(signsOut(response) ? { 'clear-site-data': '"cache"' } : {}),
    });
    nameCharset(response);
    return writeHead.apply(response, [status, ...rest.filter((part) => typeof part === 'string')]);
  };
}

function policyFor(path, response) {
  if (String(response.getHeader('content-type') ?? '').startsWith('text/html')) return MARKUP_POLICY;
  return path.startsWith('/_next/static/') ? BUNDLE_POLICY : DATA_POLICY;
}

/**
 * Where scripts run, an action's redirect is followed inside the page: the answer to the action is the last one to
 * tell the browser anything. Without them the sign-in page says it (`lib/edge/server/page-headers.ts`).
 */
function signsOut(response) {
  return /[?&]signed_out=true\b/.test(String(response.getHeader('x-action-redirect') ?? ''));
}

/** Headers handed over with the head, as an object or as a flat list of names and values. */
function takeOver(response, headers) {
  if (!Array.isArray(headers)) {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return;
  }
  for (const name of headers.filter((_, index) => index % 2 === 0)) response.removeHeader(name);
  for (let index = 0; index + 1 < headers.length; index += 2)
    response.appendHeader(headers[index], headers[index + 1]);
}

function fill(response, headers) {
  for (const [name, value] of Object.entries(headers))
    if (!response.hasHeader(name)) response.setHeader(name, value);
}

function nameCharset(response) {
  const type = response.getHeader('content-type');
  if (typeof type === 'string' && TEXT.test(type) && !/;\s*charset=/i.test(type))
    response.setHeader('content-type', `${type}; charset=utf-8`);
}
