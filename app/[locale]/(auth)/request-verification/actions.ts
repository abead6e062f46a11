'use server';

import { z } from 'zod';
import { createAction } from '@/lib/edge/server/action';
import { askForMailLink } from '@/lib/edge/server/mail-links';
import { emailSchema } from '@/lib/identity/accounts/schema';
import { LOCALES } from '@/lib/platform/i18n/locales';

/** Answers the same whether or not the address has an account, and whether or not it is verified. */
export const requestVerification = createAction({
  access: 'public',
  input: z.object({ email: emailSchema, locale: z.enum(LOCALES) }),
  run: (ctx, input) => askForMailLink(ctx, { purpose: 'verify_email', ...input }),
});
