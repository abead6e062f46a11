import { checkEmailOperation } from '@/lib/edge/api/operations/auth';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { getClientNetwork } from '@/lib/identity/accounts/client-network';
import { isEmailAvailable } from '@/lib/identity/accounts/queries';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { requireAttempt } from '@/lib/identity/throttle/throttle';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(checkEmailOperation, async (ctx, { query }) => {
    await requireAttempt(ctx, THROTTLES.emailCheck, getClientNetwork(ctx));
    const available = await isEmailAvailable(ctx, query);
    return { available, message: available ? 'This e-mail is available.' : 'This e-mail is already in use.' };
  }),
);
