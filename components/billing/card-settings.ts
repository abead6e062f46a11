import { type CardSettings, cardSettingsSchema } from '@/lib/billing/schema';

const WAIT_MS = 10_000;

let held: Promise<CardSettings> | null = null;

/** Who takes cards here, asked once for each document; a failure is forgotten, so that it can be asked again. */
export function cardSettings(): Promise<CardSettings> {
  held ??= fetchSettings().catch((error) => {
    held = null;
    throw error;
  });
  return held;
}

async function fetchSettings(): Promise<CardSettings> {
  const response = await fetch('/api/v1/stripe/config', {
    cache: 'no-store',
    signal: AbortSignal.timeout(WAIT_MS),
  });
  if (!response.ok) throw new Error(`No card settings: ${response.status}`);
  return cardSettingsSchema.parse(await response.json());
}
