import { listAvailableCitiesOperation } from '@/lib/edge/api/operations/cities';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { cachedRead } from '@/lib/edge/server/cache';
import { publicContext } from '@/lib/edge/server/context';
import { listAvailableCities } from '@/lib/tracking/cities/queries';

const read = cachedRead('available-cities', () => listAvailableCities(publicContext()));

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listAvailableCitiesOperation, () => read()),
);
