import { authAnswer } from '@/lib/accounts/auth-answer';
import { getClientNetwork } from '@/lib/accounts/client-network';
import { refreshOperation } from '@/lib/api/operations/auth';
import { handler, routeHandlers } from '@/lib/server/api';
import { apiTokenKeys } from '@/lib/server/secrets';
import { refreshSession } from '@/lib/sessions/tokens';
import { THROTTLES } from '@/lib/throttle/policies';
import { requireAttempt } from '@/lib/throttle/throttle';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(refreshOperation, async (ctx, { body }) => {
    await requireAttempt(ctx, THROTTLES.refresh, getClientNetwork(ctx));
    const refreshed = await refreshSession(ctx, { refreshToken: body.refresh_token }, apiTokenKeys());
    return authAnswer(ctx, refreshed);
  }),
);
