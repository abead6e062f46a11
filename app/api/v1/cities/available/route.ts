import { z } from 'zod';
import { listAvailableCities } from '@/lib/cities/queries';
import { cachedRead, FRESH_SECONDS } from '@/lib/server/cache';
import { publicContext } from '@/lib/server/context';
import { createReadRoute } from '@/lib/server/route';

const read = cachedRead('available-cities', () => listAvailableCities(publicContext()));

export const GET = createReadRoute({ input: z.object({}), run: () => read(), freshSeconds: FRESH_SECONDS });
