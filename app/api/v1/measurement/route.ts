import { z } from 'zod';
import { env } from '@/lib/env';
import { measurementSettings } from '@/lib/measurement/settings';
import { FRESH_SECONDS } from '@/lib/server/cache';
import { createReadRoute } from '@/lib/server/route';

/** Asked at run time, because pages are built before anybody knows where they will run. */
export const GET = createReadRoute({
  input: z.object({}),
  run: async () => measurementSettings(env()),
  freshSeconds: FRESH_SECONDS,
});
