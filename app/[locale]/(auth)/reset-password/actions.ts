'use server';

import { resetPassword, resetPasswordSchema } from '@/lib/accounts/reset-password';
import { createAction } from '@/lib/server/action';
import { mailSettings } from '@/lib/server/mail';

export const resetPasswordAction = createAction({
  access: 'public',
  input: resetPasswordSchema,
  run: (ctx, input) => resetPassword(ctx, { ...input, mail: mailSettings() }),
});
