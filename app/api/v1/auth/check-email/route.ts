import { checkEmailOperation } from '@/lib/edge/api/operations/auth';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { requireNetworkAttempt } from '@/lib/identity/accounts/client-network';
import { isEmailAvailable } from '@/lib/identity/accounts/queries';
import { THROTTLES } from '@/lib/identity/throttle/policies';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(checkEmailOperation, async (ctx, { query }) => {
    await requireNetworkAttempt(ctx, THROTTLES.emailCheck);
    const available = await isEmailAvailable(ctx, query);
    return { available, message: available ? 'This e-mail is available.' : 'This e-mail is already in use.' };
  }),
);
