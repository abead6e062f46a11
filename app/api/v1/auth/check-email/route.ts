import { getClientNetwork } from '@/lib/accounts/client-network';
import { isEmailAvailable } from '@/lib/accounts/queries';
import { checkEmailOperation } from '@/lib/api/operations/auth';
import { handler, routeHandlers } from '@/lib/server/api';
import { THROTTLES } from '@/lib/throttle/policies';
import { requireAttempt } from '@/lib/throttle/throttle';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(checkEmailOperation, async (ctx, { query }) => {
    await requireAttempt(ctx, THROTTLES.emailCheck, getClientNetwork(ctx));
    const available = await isEmailAvailable(ctx, query);
    return { available, message: available ? 'This e-mail is available.' : 'This e-mail is already in use.' };
  }),
);
