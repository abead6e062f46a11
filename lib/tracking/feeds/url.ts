import { FeedFailure } from './types';

/**
 * The URL a request is sent to: the portal's own, or with a `baseUrl` (the sample feed server)
 * `https://HOST/PATH?QUERY` becomes `BASE/HOST/PATH?QUERY`.
 */
export function feedUrl(url: URL, baseUrl?: string): URL {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new FeedFailure('refused', `not a web address: ${url.protocol}`);
  }
  if (!baseUrl) return url;
  const base = baseUrl.replace(/\/+$/, '');
  return new URL(`${base}/${url.host}${url.pathname}${url.search}`);
}
