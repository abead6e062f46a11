import { changeCompany } from '@/lib/company/profile/mutations';
import { getCompanyProfile } from '@/lib/company/profile/queries';
import { toCompany } from '@/lib/company/profile/to-api';
import { changeCompanyOperation, getCompanyOperation } from '@/lib/edge/api/operations/company';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getCompanyOperation, async (ctx) => toCompany(await getCompanyProfile(ctx))),
  handler(changeCompanyOperation, async (ctx, { body }) => {
    await changeCompany(ctx, body);
    return toCompany(await getCompanyProfile(ctx));
  }),
);
