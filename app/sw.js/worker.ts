/**
 * The service worker, as the browser is sent it. Pages of the dashboard are asked for as ever; what came is kept for
 * the person who saw it, and shown again only when nothing answers. The pages tell who that is; the sign-in page takes
 * it all away. Nothing of the public site is kept.
 */
export const SERVICE_WORKER = `
const STATIC = 'static';
const PAGES = 'pages:';
const MOST_PAGES = 120;
const DASHBOARD = /^\\/(es\\/)?(dashboard|tablero|app)(\\/|$)/;
const NEVER = /subscription|suscripcion|purchase|compra|settings|configuracion/;

let person = null;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function forget(except) {
  for (const name of await caches.keys())
    if (name !== except && (name.startsWith(PAGES) || except === null)) await caches.delete(name);
}

async function currentCache() {
  if (person) return PAGES + person;
  // The worker was started anew: whose pages are kept is the only one there is.
  const names = (await caches.keys()).filter((name) => name.startsWith(PAGES));
  return names.length === 1 ? names[0] : null;
}

self.addEventListener('message', (event) => {
  const { type, person: who, url } = event.data || {};
  if (type === 'person' && typeof who === 'string') {
    person = who;
    event.waitUntil(forget(PAGES + who).then(() => caches.open(PAGES + who)));
  }
  if (type === 'forget') {
    person = null;
    event.waitUntil(forget(null));
  }
  if (type === 'keep' && typeof url === 'string') event.waitUntil(keep(new URL(url, self.location.origin)));
});

function isKept(url) {
  return url.origin === self.location.origin && DASHBOARD.test(url.pathname) && !NEVER.test(url.pathname);
}

async function keep(url) {
  if (!isKept(url)) return;
  const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => null);
  if (answer) await store(url, answer);
}

async function store(url, answer) {
  if (!answer.ok || answer.redirected) return;
  if (!(answer.headers.get('content-type') || '').includes('text/html')) return;
  const name = await currentCache();
  if (!name) return;
  const cache = await caches.open(name);
  await cache.put(url.href, new Response(await answer.blob(), { headers: answer.headers }));
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST_PAGES))) await cache.delete(old);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  // Only for somebody who has pages here: visitors of the public site keep nothing.
  if (person && url.pathname.startsWith('/_next/static/')) {
    event.respondWith(fromStatic(request, event));
    return;
  }
  if (request.mode === 'navigate' && isKept(url)) event.respondWith(navigate(request, url, event));
});

async function fromStatic(request, event) {
  const cache = await caches.open(STATIC);
  const held = await cache.match(request);
  if (held) return held;
  const answer = await fetch(request);
  // What cannot be kept is shown all the same.
  if (answer.ok) event.waitUntil(cache.put(request, answer.clone()).catch(() => {}));
  return answer;
}

async function navigate(request, url, event) {
  // A worker that was started anew learns from what is kept whose pages these are.
  if (!person) person = ((await currentCache()) || '').slice(PAGES.length) || null;
  try {
    const answer = await fetch(request);
    event.waitUntil(store(url, answer.clone()).catch(() => {}));
    return answer;
  } catch {
    const name = await currentCache();
    const held = name ? await (await caches.open(name)).match(url.href, { ignoreVary: true }) : null;
    return held || offlinePage(url, name);
  }
}

async function offlinePage(url, name) {
  const isSpanish = url.pathname.startsWith('/es/');
  const seen = name ? (await (await caches.open(name)).keys()).map(({ url: one }) => new URL(one)) : [];
  const list = seen
    .slice(-30)
    .reverse()
    .map((one) => '<li><a href="' + one.pathname + one.search + '">' + decodeURIComponent(one.pathname).replace(/[<>&"]/g, '') + '</a></li>')
    .join('');
  const [title, text] = isSpanish
    ? ['Sin señal', 'Esta página no se ha visto antes en este teléfono. Estas sí:']
    : ['No signal', 'This page was not seen on this phone before. These were:'];
  return new Response(
    '<!doctype html><html lang="' + (isSpanish ? 'es' : 'en') + '"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>' +
      title + '</title><body style="font:16px/1.5 system-ui;max-width:36rem;margin:0 auto;padding:24px"><h1>' + title + '</h1><p>' + text + '</p><ul>' + list + '</ul></body></html>',
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
}
`;
