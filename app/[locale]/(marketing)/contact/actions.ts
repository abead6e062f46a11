'use server';

import { z } from 'zod';
import { contactSchema } from '@/lib/site/inquiries/schema';
import { createAction } from '@/lib/edge/server/action';
import { receive } from '@/lib/edge/server/inquiry';

export const sendMessage = createAction({
  access: 'public',
  // The form sends what was typed; only here is it known to fit.
  input: z.unknown().pipe(contactSchema),
  run: (ctx, inquiry) => receive(ctx, { kind: 'contact', ...inquiry }),
});
