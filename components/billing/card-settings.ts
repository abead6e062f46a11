// The small build of zod: browsers load it with the page.
import * as z from 'zod/mini';
import type { CardSettings } from '@/lib/providers/billing/schema';

const answerSchema: z.ZodMiniType<CardSettings> = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('demo') }),
  z.object({ provider: z.literal('stripe'), publishable_key: z.string() }),
]);

const WAIT_MS = 10_000;

let cached: Promise<CardSettings> | null = null;

/** The card form's settings, fetched once per document; a failure is not cached. */
export function cardSettings(): Promise<CardSettings> {
  cached ??= fetchSettings().catch((error) => {
    cached = null;
    throw error;
  });
  return cached;
}

async function fetchSettings(): Promise<CardSettings> {
  const response = await fetch('/api/v1/stripe/config', {
    cache: 'no-store',
    signal: AbortSignal.timeout(WAIT_MS),
  });
  if (!response.ok) throw new Error(`No card settings: ${response.status}`);
  return answerSchema.parse(await response.json());
}
