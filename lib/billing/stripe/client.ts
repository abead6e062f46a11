import Stripe from 'stripe';
import { brand } from '@/lib/brand';

export interface StripeSettings {
  secretKey: string;
  /** Where Stripe answers, if elsewhere than at its own address. */
  apiUrl?: string | undefined;
  timeoutMs?: number;
  /** How often a request without an answer is put again. */
  retries?: number;
}

/** The version our reading of Stripe's answers was written for: a newer package must not change it by itself. */
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
    ...(apiUrl ? addressOf(apiUrl) : {}),
  });
}

function addressOf(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl);
  return protocol === 'http:'
    ? ({ protocol: 'http', host: hostname, port: port || 80 } as const)
    : ({ protocol: 'https', host: hostname, port: port || 443 } as const);
}
