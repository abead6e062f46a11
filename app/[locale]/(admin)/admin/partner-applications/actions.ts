'use server';

import { z } from 'zod';
import { createAction } from '@/lib/edge/server/action';
import { mailSettings } from '@/lib/edge/server/mail';
import { answerApplication } from '@/lib/site/partners/mutations';
import { answerSchema } from '@/lib/site/partners/schema';

export const answerApplicationAction = createAction({
  access: 'admin',
  input: z.unknown().pipe(answerSchema),
  run: (ctx, input) => answerApplication(ctx, { ...input, mail: mailSettings() }),
});
