import { getCityNumbersOperation } from '@/lib/edge/api/operations/cities';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { readCityNumbers } from '@/lib/edge/server/city-numbers';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getCityNumbersOperation, (_, { params }) => readCityNumbers(params.city)),
);
