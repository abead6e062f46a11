import { validateCityOperation } from '@/lib/edge/api/operations/cities';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { toCityValidation } from '@/lib/tracking/cities/to-api';
import { validateCity } from '@/lib/tracking/cities/validate-city';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(validateCityOperation, async (_, { query }) => toCityValidation(validateCity(query))),
);
