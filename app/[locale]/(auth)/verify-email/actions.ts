'use server';

import { verifyEmail, verifyEmailSchema } from '@/lib/identity/accounts/verify-email';
import { createAction } from '@/lib/edge/server/action';

export const verifyEmailAction = createAction({
  access: 'public',
  input: verifyEmailSchema,
  run: verifyEmail,
});
