import { getClientNetwork } from '@/lib/accounts/client-network';
import { registerOperation } from '@/lib/api/operations/auth';
import { fromApi } from '@/lib/onboarding/from-api';
import { registerCompany } from '@/lib/onboarding/mutations';
import { handler, routeHandlers } from '@/lib/server/api';
import { mailSettings } from '@/lib/server/mail';
import { THROTTLES } from '@/lib/throttle/policies';
import { requireAttempt } from '@/lib/throttle/throttle';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(registerOperation, async (ctx, { body }) => {
    await requireAttempt(ctx, THROTTLES.register, getClientNetwork(ctx));
    const { userId } = await registerCompany(ctx, { ...fromApi(body), mail: mailSettings() });
    return { id: userId, email: body.email };
  }),
);
