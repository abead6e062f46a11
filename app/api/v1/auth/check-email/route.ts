import { isEmailAvailable } from '@/lib/accounts/queries';
import { senderOf } from '@/lib/accounts/sender';
import { checkEmailOperation } from '@/lib/api/operations/auth';
import { handler, routeHandlers } from '@/lib/server/api';
import { THROTTLES } from '@/lib/throttle/policies';
import { requireAttempt } from '@/lib/throttle/throttle';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(checkEmailOperation, async (ctx, { query }) => {
    await requireAttempt(ctx, THROTTLES.emailCheck, senderOf(ctx));
    const available = await isEmailAvailable(ctx, query);
    return { available, message: available ? 'This e-mail is available.' : 'This e-mail is already in use.' };
  }),
);
