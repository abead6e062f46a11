import { lookup as resolve } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';
import type { CallFailure } from './types';

/** Why there was no answer. */
export class OutwardFailure extends Error {
  constructor(
    readonly code: CallFailure,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

export interface Post {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface PostOptions {
  timeoutMs?: number;
  /** Which addresses a name may lead to. */
  isAllowed?: (address: string) => boolean;
}

const TIMEOUT_MS = 10_000;

/**
 * Posts to an address that somebody gave us. The name is resolved once, and the connection goes to what was judged, so
 * that it cannot lead inside (SSRF); redirects are not followed, and nothing of the answer is read but its status.
 * @throws OutwardFailure where there is no answer
 */
export function postOutward(
  { url, headers, body }: Post,
  { timeoutMs = TIMEOUT_MS, isAllowed = isPublicAddress }: PostOptions = {},
): Promise<{ status: number }> {
  const { hostname } = new URL(url);
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isAllowed(literal)) return Promise.reject(new OutwardFailure('inner_address'));
  return new Promise((done, fail) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: guarded(isAllowed),
        // A connection kept open would go on leading where its name led once.
        agent: false,
        signal,
      },
      (response) => {
        response.destroy();
        done({ status: response.statusCode ?? 0 });
      },
    );
    sent.on('error', (error) => {
      if (error instanceof OutwardFailure) fail(error);
      else fail(new OutwardFailure(signal.aborted ? 'timeout' : 'unreachable', { cause: error }));
    });
    sent.end(body);
  });
}

/** Resolves a name, and refuses it where any of its addresses is not allowed. */
function guarded(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address)))
        return callback(new OutwardFailure('inner_address'), '', 0);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}
