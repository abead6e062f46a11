'use server';

import { createAction } from '@/lib/edge/server/action';
import { mailSettings } from '@/lib/edge/server/mail';
import { resetPassword, resetPasswordSchema } from '@/lib/identity/accounts/reset-password';

export const resetPasswordAction = createAction({
  access: 'public',
  input: resetPasswordSchema,
  run: (ctx, input) => resetPassword(ctx, { ...input, mail: mailSettings() }),
});
