'use server';

import { z } from 'zod';
import { privacySchema } from '@/lib/inquiries/schema';
import { createAction } from '@/lib/server/action';
import { receive } from '@/lib/server/inquiry';

export const requestPrivacy = createAction({
  access: 'public',
  // The form sends what was typed; only here is it known to fit.
  input: z.unknown().pipe(privacySchema),
  run: (ctx, inquiry) => receive(ctx, { kind: 'privacy', ...inquiry }),
});
