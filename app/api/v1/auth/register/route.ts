import { registerOperation } from '@/lib/edge/api/operations/auth';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { mailSettings } from '@/lib/edge/server/mail';
import { requireNetworkAttempt } from '@/lib/identity/accounts/client-network';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { fromApi } from '@/lib/sales/onboarding/from-api';
import { registerCompany } from '@/lib/sales/onboarding/mutations';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(registerOperation, async (ctx, { body }) => {
    await requireNetworkAttempt(ctx, THROTTLES.register);
    const { userId } = await registerCompany(ctx, { ...fromApi(body), mail: mailSettings() });
    return { id: userId, email: body.email };
  }),
);
