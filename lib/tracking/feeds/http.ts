import { setTimeout as delay } from 'node:timers/promises';
import { brand } from '@/lib/brand';
import { systemTime } from '@/lib/platform/clock/system';
import { createCredentials } from './credentials';
import type { HostGuard } from './hosts';
import { failureOfStatus } from './http-failure';
import { type PortalAccess, SAMPLE_ACCESS } from './portal-access';
import { parseBody, readBody } from './read-body';
import { retryAfterMs } from './retry-after';
import {
  type ConditionalAnswer,
  type ConditionalFeedHttp,
  FeedFailure,
  type FeedHttp,
  type FeedRequest,
  type Validator,
  type ValidatorStore,
} from './types';
import { feedUrl } from './url';

export interface FeedHttpConfig {
  /** Base URL of the sample feed server; without it requests go to the portals. */
  baseUrl?: string | undefined;
  /** Timeout of one attempt, including the body. */
  timeoutMs?: number;
  maxBytes?: number;
  /** What the operator may read of permit systems; nothing unless said, but all of the sample feed server's. */
  access?: PortalAccess;
  tries?: number;
  /** Base of the exponential back-off with full jitter. */
  backoffMs?: number;
  maxBackoffMs?: number;
  /** A `Retry-After` up to this is waited out; a longer one ends the read and is reported. */
  maxRetryAfterMs?: number;
  userAgent?: string;
  /** Store of ETag and Last-Modified values for conditional requests; `memoryValidators()` or your own. */
  validators?: ValidatorStore;
  /** Asked before every request, and told of every refusal: the same for all that ask a host. */
  hosts?: HostGuard | undefined;
  /** What else is sent to an address: the tokens of its platform. */
  headersFor?: ((url: URL) => Record<string, string>) | undefined;
  sleep?: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  random?: () => number;
  now?: () => Date;
}

interface Sent {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** A file: its text, within the limits of files. */
  isFile?: boolean;
}

type Answer = { status: 'ok'; body: unknown; validator: Validator | null } | { status: 'not_modified' };

const RETRIED = new Set(['network', 'timeout', 'server_error', 'rate_limited', 'truncated']);
const MAX_REDIRECTS = 3;
/** Whole registers come as one file. */
const FILE_TIMEOUT_MS = 10 * 60_000;
const FILE_BYTES = 256 * 1024 * 1024;

/**
 * The HTTP client of all adapters, with limits on time, size and attempts, back-off and `Retry-After`. Throws
 * `FeedFailure`.
 */
export function createFeedHttp(config: FeedHttpConfig = {}): ConditionalFeedHttp {
  const timeoutMs = config.timeoutMs ?? 30_000;
  const maxBytes = config.maxBytes ?? 64 * 1024 * 1024;
  const tries = config.tries ?? 3;
  const backoffMs = config.backoffMs ?? 500;
  const maxBackoffMs = config.maxBackoffMs ?? 20_000;
  const maxRetryAfterMs = config.maxRetryAfterMs ?? 60_000;
  const sleep = config.sleep ?? ((ms, signal) => delay(ms, undefined, signal ? { signal } : {}));
  const random = config.random ?? Math.random;
  const now = config.now ?? systemTime;
  const { validators, hosts, headersFor } = config;
  const baseHeaders = { accept: 'application/json', 'user-agent': config.userAgent ?? brand.userAgent };

  async function tryOnce(url: URL, host: string, sent: Sent, stop: AbortSignal | undefined): Promise<Answer> {
    const controller = new AbortController();
    const limitMs = sent.isFile ? Math.max(FILE_TIMEOUT_MS, timeoutMs) : timeoutMs;
    const timer = setTimeout(() => controller.abort(), limitMs);
    const signal = stop ? AbortSignal.any([controller.signal, stop]) : controller.signal;
    try {
      const { isFile = false, ...request } = sent;
      const response = await fetchSameHost(url, request, signal);
      if (response.status === 304) return { status: 'not_modified' };
      if (!response.ok) {
        const text = await readBody(response, 64 * 1024).catch(() => '');
        const waitMs = retryAfterMs(response.headers.get('retry-after'), now());
        // Every feed of the host waits, not this one alone.
        if (response.status === 429 || (response.status === 503 && waitMs !== undefined))
          await hosts?.refused(host, waitMs);
        throw failureOfStatus(response.status, text, waitMs);
      }
      const text = await readBody(response, isFile ? Math.max(FILE_BYTES, maxBytes) : maxBytes);
      const body = isFile ? text : parseBody(text, response.headers.get('content-type'));
      return { status: 'ok', body, validator: getValidator(response) };
    } catch (error) {
      // An abort is not the portal's failure, whatever error the cut request raised.
      stop?.throwIfAborted();
      if (error instanceof FeedFailure) throw error;
      if (controller.signal.aborted) {
        throw new FeedFailure('timeout', `no complete answer within ${limitMs} ms`, { cause: error });
      }
      throw new FeedFailure('network', networkDetail(error), { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Delay before the next attempt; null when no retry is worthwhile. */
  function waitBefore(attempt: number, failure: FeedFailure): number | null {
    if (!RETRIED.has(failure.code)) return null;
    if (failure.retryAfterMs !== undefined) {
      return failure.retryAfterMs <= maxRetryAfterMs ? failure.retryAfterMs : null;
    }
    return Math.round(random() * Math.min(maxBackoffMs, backoffMs * 2 ** (attempt - 1)));
  }

  async function ask(url: URL, sent: Sent, stop?: AbortSignal): Promise<Answer> {
    const target = feedUrl(url, config.baseUrl);
    const complete = { ...sent, headers: { ...headersFor?.(url), ...sent.headers } };
    for (let attempt = 1; ; attempt++) {
      try {
        stop?.throwIfAborted();
        await hosts?.ask(url.host);
        return await tryOnce(target, url.host, complete, stop);
      } catch (error) {
        stop?.throwIfAborted();
        if (!(error instanceof FeedFailure) || attempt >= tries) throw error;
        const wait = waitBefore(attempt, error);
        if (wait === null) throw error;
        await sleep(wait, stop);
      }
    }
  }

  const get = (url: URL, headers: Record<string, string>, stop?: AbortSignal) =>
    ask(url, { method: 'GET', headers: { ...baseHeaders, ...headers } }, stop);

  const credentialsFor = createCredentials({
    access: config.access ?? (config.baseUrl === undefined ? {} : SAMPLE_ACCESS),
    now,
    ask: async (url, form, stop) => {
      const headers = { ...baseHeaders, 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await ask(url, { method: 'POST', headers, body: form.toString() }, stop);
      return answer.status === 'ok' ? answer.body : null;
    },
  });

  async function askAs({ headers = {}, search, system, signal }: FeedRequest, url: URL): Promise<Answer> {
    const own = system === undefined ? {} : await credentialsFor(system, url, signal);
    if (search === undefined) return await get(url, { ...headers, ...own }, signal);
    const json = { 'content-type': 'application/json' };
    const sent = { ...baseHeaders, ...json, ...headers, ...own };
    return await ask(url, { method: 'POST', headers: sent, body: JSON.stringify(search) }, signal);
  }

  return {
    remembers: validators !== undefined,

    async getJson(url, options) {
      const answer = await askAs(options ?? {}, url);
      if (answer.status === 'not_modified') {
        throw new FeedFailure('portal_error', 'HTTP 304 to a request that set no condition');
      }
      return answer.body;
    },

    async getText(url, options) {
      const headers = { ...baseHeaders, accept: 'text/csv,text/plain,*/*' };
      const answer = await ask(url, { method: 'GET', headers, isFile: true }, options?.signal);
      return answer.status === 'ok' && typeof answer.body === 'string' ? answer.body : '';
    },

    async getJsonIfChanged(url, options): Promise<ConditionalAnswer> {
      const known = await validators?.get(url.href);
      const answer = await get(url, known ? toConditionalHeaders(known) : {}, options?.signal);
      if (answer.status === 'not_modified') return { modified: false };
      const { body, validator } = answer;
      return {
        modified: true,
        body,
        remember: async () => {
          if (validator) await validators?.set(url.href, validator);
        },
      };
    },
  };
}

/** The same client bound to an abort signal; once it aborts, its reason is thrown. */
export function untilStopped(http: FeedHttp, signal: AbortSignal | undefined): FeedHttp {
  if (!signal) return http;
  const plain: FeedHttp = { getJson: (url, options) => http.getJson(url, { ...options, signal }) };
  if (http.getText) plain.getText = (url) => http.getText?.(url, { signal }) ?? Promise.resolve('');
  if (!isConditional(http)) return plain;
  const stoppable: ConditionalFeedHttp = {
    ...plain,
    remembers: http.remembers,
    getJsonIfChanged: (url) => http.getJsonIfChanged(url, { signal }),
  };
  return stoppable;
}

function isConditional(http: FeedHttp): http is ConditionalFeedHttp {
  return 'getJsonIfChanged' in http;
}

/** Follows redirects within one host only, so that a feed's address cannot lead to another machine (SSRF). */
async function fetchSameHost(start: URL, sent: Sent, signal: AbortSignal): Promise<Response> {
  let url = start;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const response = await fetch(url, { ...sent, signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || response.status === 304 || !location)
      return response;
    await response.body?.cancel();
    const next = URL.canParse(location, url) ? new URL(location, url) : null;
    const safer =
      next?.protocol === url.protocol || (next?.protocol === 'https:' && url.protocol === 'http:');
    if (!next || next.hostname !== url.hostname || !safer) {
      throw new FeedFailure(
        'refused',
        `redirected to ${next?.host ?? 'an unreadable address'}, not followed`,
      );
    }
    // A different port is a different service, except when upgrading from http to https.
    if (next.port !== url.port && next.protocol === url.protocol) {
      throw new FeedFailure('refused', `redirected to ${next.host}, not followed`);
    }
    url = next;
  }
  throw new FeedFailure('refused', `more than ${MAX_REDIRECTS} redirects`);
}

function getValidator(response: Response): Validator | null {
  const etag = response.headers.get('etag');
  const lastModified = response.headers.get('last-modified');
  return etag || lastModified ? { etag, lastModified } : null;
}

function toConditionalHeaders(validator: Validator): Record<string, string> {
  const headers: Record<string, string> = {};
  if (validator.etag) headers['if-none-match'] = validator.etag;
  if (validator.lastModified) headers['if-modified-since'] = validator.lastModified;
  return headers;
}

function networkDetail(error: unknown): string {
  if (!(error instanceof Error)) return 'the connection failed';
  const cause = error.cause;
  return cause instanceof Error && cause.message ? cause.message : error.message;
}
