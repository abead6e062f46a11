import { searchPlacesOperation } from '@/lib/api/operations/cities';
import { searchPlaces } from '@/lib/cities/search-places';
import { toPlace } from '@/lib/cities/to-api';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(searchPlacesOperation, async (_, { query }) => ({
    items: searchPlaces(query.q, query.limit).map(toPlace),
  })),
);
