import { listAvailableCitiesOperation } from '@/lib/api/operations/cities';
import { listAvailableCities } from '@/lib/cities/queries';
import { handler, routeHandlers } from '@/lib/server/api';
import { cachedRead } from '@/lib/server/cache';
import { publicContext } from '@/lib/server/context';

const read = cachedRead('available-cities', () => listAvailableCities(publicContext()));

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listAvailableCitiesOperation, () => read()),
);
