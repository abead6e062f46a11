'use server';

import { verifyEmail, verifyEmailSchema } from '@/lib/accounts/verify-email';
import { createAction } from '@/lib/server/action';

export const verifyEmailAction = createAction({
  access: 'public',
  input: verifyEmailSchema,
  run: verifyEmail,
});
