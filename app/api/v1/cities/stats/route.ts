import { getCityStatsOperation } from '@/lib/api/operations/cities';
import { getCityStats } from '@/lib/cities/queries';
import { handler, routeHandlers } from '@/lib/server/api';
import { cachedRead } from '@/lib/server/cache';
import { publicContext } from '@/lib/server/context';

const read = cachedRead('city-stats', () => getCityStats(publicContext()));

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(handler(getCityStatsOperation, () => read()));
