import { getCityNumbersOperation } from '@/lib/edge/api/operations/cities';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { cachedRead } from '@/lib/edge/server/cache';
import { publicContext } from '@/lib/edge/server/context';
import { getCityNumbers } from '@/lib/tracking/cities/queries';

const read = cachedRead('city-numbers', (slug: string) => getCityNumbers(publicContext(), { slug }));

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getCityNumbersOperation, (_, { params }) => read(params.city)),
);
