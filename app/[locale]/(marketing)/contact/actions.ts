'use server';

import { z } from 'zod';
import { createAction } from '@/lib/edge/server/action';
import { receive } from '@/lib/edge/server/inquiry';
import { contactSchema } from '@/lib/site/inquiries/schema';

export const sendMessage = createAction({
  access: 'public',
  // The form sends what was typed; only here is it known to fit.
  input: z.unknown().pipe(contactSchema),
  run: (ctx, inquiry) => receive(ctx, { kind: 'contact', ...inquiry }),
});
