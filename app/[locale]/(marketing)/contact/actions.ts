'use server';

import { z } from 'zod';
import { contactSchema } from '@/lib/inquiries/schema';
import { createAction } from '@/lib/server/action';
import { receive } from '@/lib/server/inquiry';

export const sendMessage = createAction({
  access: 'public',
  // The form sends what was typed; only here is it known to fit.
  input: z.unknown().pipe(contactSchema),
  run: (ctx, inquiry) => receive(ctx, { kind: 'contact', ...inquiry }),
});
