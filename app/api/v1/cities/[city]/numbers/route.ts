import { getCityNumbersOperation } from '@/lib/api/operations/cities';
import { getCityNumbers } from '@/lib/cities/queries';
import { handler, routeHandlers } from '@/lib/server/api';
import { cachedRead } from '@/lib/server/cache';
import { publicContext } from '@/lib/server/context';

const read = cachedRead('city-numbers', (slug: string) => getCityNumbers(publicContext(), { slug }));

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getCityNumbersOperation, (_, { params }) => read(params.city)),
);
