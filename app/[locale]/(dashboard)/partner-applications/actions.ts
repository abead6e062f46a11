'use server';

import { z } from 'zod';
import { createAction } from '@/lib/edge/server/action';
import { mailSettings } from '@/lib/edge/server/mail';
import { sendApplication, withdrawApplication } from '@/lib/site/partners/mutations';
import { applicationIdSchema, newApplicationSchema } from '@/lib/site/partners/schema';

const access = 'account.own';

export const sendApplicationAction = createAction({
  access,
  // The form sends what was typed; only here is it known to fit.
  input: z.unknown().pipe(newApplicationSchema),
  run: (ctx, input) => sendApplication(ctx, { ...input, mail: mailSettings() }),
});
export const withdrawApplicationAction = createAction({
  access,
  input: applicationIdSchema,
  run: withdrawApplication,
});
