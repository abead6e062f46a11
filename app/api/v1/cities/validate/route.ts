import { validateCityOperation } from '@/lib/api/operations/cities';
import { toCityValidation } from '@/lib/cities/to-api';
import { validateCity } from '@/lib/cities/validate-city';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(validateCityOperation, async (_, { query }) => toCityValidation(validateCity(query))),
);
