import { verifyPermitsOperation } from '@/lib/edge/api/operations/permits';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { env } from '@/lib/env';
import { requireNetworkAttempt } from '@/lib/identity/accounts/client-network';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { isMonitored } from '@/lib/tracking/cities/monitoring';
import { slugsOfCities } from '@/lib/tracking/cities/slugs-of-cities';
import { verifyCompany } from '@/lib/tracking/matching/queries';
import { toVerification } from '@/lib/tracking/permits/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(verifyPermitsOperation, async (ctx, { body }) => {
    const cities = slugsOfCities(body.cities, 'cities');
    await requireNetworkAttempt(ctx, THROTTLES.verifyPermits);
    const result = await verifyCompany(ctx, { companyName: body.company_name, cities });
    return toVerification(result, {
      mode: env().FEEDS,
      notMonitored: cities.filter((slug) => !isMonitored(slug)),
    });
  }),
);
