import { searchPlacesOperation } from '@/lib/edge/api/operations/cities';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { searchPlaces } from '@/lib/tracking/cities/search-places';
import { toPlace } from '@/lib/tracking/cities/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(searchPlacesOperation, async (_, { query }) => ({
    items: searchPlaces(query.q, query.limit).map(toPlace),
  })),
);
