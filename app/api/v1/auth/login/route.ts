import { loginOperation } from '@/lib/edge/api/operations/auth';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { mailSettings } from '@/lib/edge/server/mail';
import { notifyNewDevice } from '@/lib/edge/server/new-device';
import { apiTokenKeys } from '@/lib/edge/server/secrets';
import { env } from '@/lib/env';
import { signInAnswer } from '@/lib/identity/accounts/auth-answer';
import { signInWithPassword } from '@/lib/identity/accounts/sign-in';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(loginOperation, async (ctx, { body }) => {
    const settings = { secret: env().AUTH_SECRET, mail: mailSettings() };
    const signedIn = await signInWithPassword(ctx, { ...body, kind: 'api', ...settings });
    await notifyNewDevice(ctx, signedIn);
    return signInAnswer(ctx, signedIn, apiTokenKeys());
  }),
);
