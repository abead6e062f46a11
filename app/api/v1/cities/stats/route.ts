import { z } from 'zod';
import { getCityStats } from '@/lib/cities/queries';
import { cachedRead, FRESH_SECONDS } from '@/lib/server/cache';
import { publicContext } from '@/lib/server/context';
import { createReadRoute } from '@/lib/server/route';

const read = cachedRead('city-stats', () => getCityStats(publicContext()));

export const GET = createReadRoute({ input: z.object({}), run: () => read(), freshSeconds: FRESH_SECONDS });
