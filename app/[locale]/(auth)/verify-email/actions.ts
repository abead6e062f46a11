'use server';

import { createAction } from '@/lib/edge/server/action';
import { verifyEmail, verifyEmailSchema } from '@/lib/identity/accounts/verify-email';

export const verifyEmailAction = createAction({
  access: 'public',
  input: verifyEmailSchema,
  run: verifyEmail,
});
