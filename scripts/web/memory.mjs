import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hasFigures, withFigures } from './figures.mjs';

// An in-memory cache of immutable build output with compressed variants: static pages, their assets and the files of texts.
// Everything else, and the first request for each, goes to Next.

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Far more than there are pages and files; a bound all the same. */
const MOST_ENTRIES = 3_000;
/** Next sends this with what is never made again. */
const FOREVER = /\bs-maxage=31536000\b/;
/** May change with a release: caches must revalidate, and usually get 304. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';
/**
 * Figures change with the feeds: a page that shows some is made often, and for an eighth fewer bytes the best form takes
 * thirty times as long. What only a release changes is made once.
 */
const QUALITY = { often: 6, once: constants.BROTLI_MAX_QUALITY };
/** Only canonical URLs: escapes, dot segments or a host would create further entries or reach other files. */
const PLAIN_PATH = /^(?!.*(%|\/\/|\/\.))\//;
const BUNDLE = /^\/_next\/static\/[\w./~-]+\.(js|css|json)$/;
/** The texts of a language, which the build made into a file as it did pages. */
const TEXTS = /^\/locales\/[a-z]{2}\/translation\.json$/;
const TYPES = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
};
/** Headers that belong to one answer, or that say how it was made. */
const OWN =
  /^(set-cookie|clear-site-data|content-encoding|content-length|content-type|transfer-encoding|connection|keep-alive|date|etag|vary|x-.*)$/;
/** Of Next's own headers those that are ours to repeat. */
const KEPT = new Set(['x-frame-options', 'x-content-type-options', 'x-permitted-cross-domain-policies']);

// Heads are complete: nothing is put together per request.
/** @typedef {{head: Record<string, string>, body: Buffer}} Form */
/** @typedef {{file: string, headers: Record<string, string>}} Source */
/** @typedef {{etag: string, unchanged: Record<string, string>, plain: Form, br: Form, gzip: Form, figured: Source | null}} Entry */

export class Memory {
  /** @type {Map<string, Entry>} */
  #entries = new Map();
  /** @type {Set<string>} */
  #loading = new Set();
  /** What the feeds' figures read now, by place. @type {Record<string, string>} */
  #figures = {};
  #root;

  /** @param {string} root The project's folder, with its build. */
  constructor(root) {
    this.#root = root;
  }

  /**
   * Answers from memory; false where the request is Next's.
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  answer(request, response) {
    const wasForever = endForever(response);
    if (!isPlainRead(request)) return false;
    const path = getPath(request);
    if (!PLAIN_PATH.test(path)) return false;
    const entry = this.#entries.get(path);
    if (entry) {
      send(entry, request, response);
      return true;
    }
    response.once('finish', () => this.#remember(path, response, wasForever()));
    return false;
  }

  /**
   * Takes the newest figures; pages that show any are looked at again, and made again where theirs changed.
   * @param {Record<string, string>} figures
   * @returns {Promise<number>} how many were made again
   */
  async takeFigures(figures) {
    this.#figures = figures;
    const reloads = [...this.#entries].flatMap(([path, { figured }]) =>
      figured ? [this.#reload(path, figured)] : [],
    );
    return (await Promise.all(reloads)).filter(Boolean).length;
  }

  /** Keeps what Next just answered, when the build holds it as a file. */
  #remember(path, response, isForever) {
    if (response.statusCode !== 200 || this.#entries.size >= MOST_ENTRIES || this.#loading.has(path)) return;
    const source = findSource(path, response, isForever);
    if (source) void this.#reload(path, source);
  }

  /** Whether the page was made anew. */
  async #reload(path, source) {
    this.#loading.add(path);
    try {
      return await this.#load(path, source);
    } catch {
      // A page that is no file after all stays Next's.
      return false;
    } finally {
      this.#loading.delete(path);
    }
  }

  /** Makes a page's forms; false where it is none of the build's, or reads as before. */
  async #load(path, { file, headers }) {
    const folder = join(this.#root, '.next');
    const full = normalize(join(folder, file));
    if (!full.startsWith(folder + sep)) return false;
    const built = await readFile(full);
    const figured = file.endsWith('.html') && hasFigures(built.toString());
    const plain = figured ? Buffer.from(withFigures(built.toString(), this.#figures)) : built;
    // Weak: one name for the plain and the compressed forms, which are not the same bytes.
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    if (this.#entries.get(path)?.etag === etag) return false;
    const [br, gz] = await Promise.all([
      compressBrotli(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: figured ? QUALITY.often : QUALITY.once,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      }),
      compressGzip(plain, { level: 9 }),
    ]);
    const unchanged = { ...headers, etag, vary: 'accept-encoding, rsc, next-router-prefetch' };
    const form = (body, encoding) => ({
      body,
      head: { ...unchanged, ...encoding, 'content-length': String(body.length) },
    });
    this.#entries.set(path, {
      etag,
      figured: figured ? { file, headers } : null,
      unchanged,
      plain: form(plain, {}),
      br: form(br, { 'content-encoding': 'br' }),
      gzip: form(gz, { 'content-encoding': 'gzip' }),
    });
    return true;
  }
}

/**
 * Takes Next's word back that a shared cache may keep the answer for a year: no release would reach who asks there.
 * Returns whether there was one, once the head is written.
 */
function endForever(response) {
  const { writeHead } = response;
  let found = false;
  response.writeHead = (...head) => {
    found = FOREVER.test(String(response.getHeader('cache-control') ?? ''));
    if (found) response.setHeader('cache-control', ASK_AGAIN);
    return writeHead.apply(response, head);
  };
  return () => found;
}

/** A read whose answer is the same for everybody: no data request of the router, no preview. */
function isPlainRead({ method, headers }) {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.rsc === undefined &&
    headers['next-router-prefetch'] === undefined &&
    headers.range === undefined &&
    !headers.cookie?.includes('__prerender_bypass')
  );
}

/** A static page and a file are the same under any query. */
function getPath({ url }) {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Where the build holds what was answered, and the headers to repeat; null where it is not the build's alone. */
function findSource(path, response, isForever) {
  const bundle = BUNDLE.exec(path);
  if (bundle) {
    const headers = { ...repeated(response), 'content-type': TYPES[bundle[1]] };
    return { file: path.replace('/_next/', ''), headers };
  }
  const type = String(response.getHeader('content-type') ?? '');
  if (response.getHeader('x-nextjs-cache') !== 'HIT' || !isForever) return null;
  if (TEXTS.test(path))
    return { file: `server/app${path}.body`, headers: { ...repeated(response), 'content-type': TYPES.json } };
  if (!type.startsWith('text/html')) return null;
  const internal = response.getHeader('x-middleware-rewrite');
  if (typeof internal !== 'string') return null;
  const { pathname } = new URL(internal, 'http://internal.invalid');
  const headers = {
    ...repeated(response),
    'content-type': 'text/html; charset=utf-8',
  };
  return { file: `server/app${pathname}.html`, headers };
}

function repeated(response) {
  return Object.fromEntries(
    Object.entries(response.getHeaders()).filter(([name]) => KEPT.has(name) || !OWN.test(name)),
  );
}

function send(entry, request, response) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (request.headers['if-none-match']?.includes(entry.etag)) {
    response.writeHead(304, entry.unchanged).end();
    return;
  }
  const { head, body } = /\bbr\b/.test(accepted)
    ? entry.br
    : /\bgzip\b/.test(accepted)
      ? entry.gzip
      : entry.plain;
  response.writeHead(200, head);
  response.end(request.method === 'HEAD' ? undefined : body);
}
