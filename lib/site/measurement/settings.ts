import type { Env } from '@/lib/env';
import type { MeasurementSettings } from './types';

type Given = Pick<
  Env,
  'POSTHOG_KEY' | 'POSTHOG_HOST' | 'TAG_MANAGER_ID' | 'TAG_MANAGER_URL' | 'VERCEL_ANALYTICS'
>;

/** What a browser has to know to report; keys of this kind are public. */
export function measurementSettings(env: Given): MeasurementSettings {
  return {
    posthog: env.POSTHOG_KEY ? { key: env.POSTHOG_KEY, host: env.POSTHOG_HOST } : null,
    tagManager: env.TAG_MANAGER_ID ? { id: env.TAG_MANAGER_ID, url: env.TAG_MANAGER_URL } : null,
    vercel: env.VERCEL_ANALYTICS,
  };
}
