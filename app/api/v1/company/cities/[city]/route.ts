import { removeCity } from '@/lib/company/profile/mutations';
import { getCompanyProfile } from '@/lib/company/profile/queries';
import { toCompany } from '@/lib/company/profile/to-api';
import { removeCompanyCityOperation } from '@/lib/edge/api/operations/company';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(removeCompanyCityOperation, async (ctx, { params }) => {
    await removeCity(ctx, params);
    return toCompany(await getCompanyProfile(ctx));
  }),
);
