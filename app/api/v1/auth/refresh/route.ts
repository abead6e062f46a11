import { refreshOperation } from '@/lib/edge/api/operations/auth';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { apiTokenKeys } from '@/lib/edge/server/secrets';
import { authAnswer } from '@/lib/identity/accounts/auth-answer';
import { requireNetworkAttempt } from '@/lib/identity/accounts/client-network';
import { refreshSession } from '@/lib/identity/sessions/tokens';
import { THROTTLES } from '@/lib/identity/throttle/policies';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(refreshOperation, async (ctx, { body }) => {
    await requireNetworkAttempt(ctx, THROTTLES.refresh);
    const refreshed = await refreshSession(ctx, { refreshToken: body.refresh_token }, apiTokenKeys());
    return authAnswer(ctx, refreshed);
  }),
);
