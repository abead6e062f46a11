import Stripe from 'stripe';
import { brand } from '@/lib/brand';

export interface StripeSettings {
  secretKey: string;
  /** Base URL of the Stripe API, if not Stripe's own. */
  apiUrl?: string | undefined;
  timeoutMs?: number;
  /** Automatic retries of a request without an answer. */
  retries?: number;
}

/** Pinned API version: our parsing depends on it, and a package upgrade must not change it. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 20_000;
const RETRIES = 2;

export function createStripe({ secretKey, apiUrl, timeoutMs, retries }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: retries ?? RETRIES,
    appInfo: { name: brand.name, version: brand.version, url: brand.siteUrl },
    telemetry: false,
    ...(apiUrl ? parseApiAddress(apiUrl) : {}),
  });
}

function parseApiAddress(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl);
  return protocol === 'http:'
    ? ({ protocol: 'http', host: hostname, port: port || 80 } as const)
    : ({ protocol: 'https', host: hostname, port: port || 443 } as const);
}
