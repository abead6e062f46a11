import { getClientNetwork } from '@/lib/accounts/client-network';
import { verifyPermitsOperation } from '@/lib/api/operations/permits';
import { isMonitored } from '@/lib/cities/monitoring';
import { slugsOfCities } from '@/lib/cities/slugs-of-cities';
import { env } from '@/lib/env';
import { verifyCompany } from '@/lib/matching/queries';
import { toVerification } from '@/lib/permits/to-api';
import { handler, routeHandlers } from '@/lib/server/api';
import { THROTTLES } from '@/lib/throttle/policies';
import { requireAttempt } from '@/lib/throttle/throttle';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(verifyPermitsOperation, async (ctx, { body }) => {
    const cities = slugsOfCities(body.cities);
    await requireAttempt(ctx, THROTTLES.verifyPermits, getClientNetwork(ctx));
    const result = await verifyCompany(ctx, { companyName: body.company_name, cities });
    return toVerification(result, {
      mode: env().FEEDS,
      notMonitored: cities.filter((slug) => !isMonitored(slug)),
    });
  }),
);
