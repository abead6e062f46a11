import { z } from 'zod';
import { getCityNumbers } from '@/lib/cities/queries';
import { cachedRead, FRESH_SECONDS } from '@/lib/server/cache';
import { publicContext } from '@/lib/server/context';
import { createReadRoute } from '@/lib/server/route';

const read = cachedRead('city-numbers', (slug: string) => getCityNumbers(publicContext(), { slug }));

export const GET = createReadRoute({
  input: z.object({ city: z.string().max(60) }),
  run: ({ city }) => read(city),
  freshSeconds: FRESH_SECONDS,
});
