import { signInAnswer } from '@/lib/accounts/auth-answer';
import { signInWithPassword } from '@/lib/accounts/sign-in';
import { loginOperation } from '@/lib/api/operations/auth';
import { env } from '@/lib/env';
import { handler, routeHandlers } from '@/lib/server/api';
import { mailSettings } from '@/lib/server/mail';
import { notifyNewDevice } from '@/lib/server/new-device';
import { apiTokenKeys } from '@/lib/server/secrets';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(loginOperation, async (ctx, { body }) => {
    const settings = { secret: env().AUTH_SECRET, mail: mailSettings() };
    const signedIn = await signInWithPassword(ctx, { ...body, kind: 'api', ...settings });
    await notifyNewDevice(ctx, signedIn);
    return signInAnswer(ctx, signedIn, apiTokenKeys());
  }),
);
