import { addCity } from '@/lib/company/profile/mutations';
import { getCompanyProfile } from '@/lib/company/profile/queries';
import { toCompany } from '@/lib/company/profile/to-api';
import { addCompanyCityOperation } from '@/lib/edge/api/operations/company';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(addCompanyCityOperation, async (ctx, { body }) => {
    await addCity(ctx, body);
    return toCompany(await getCompanyProfile(ctx));
  }),
);
