'use server';

import { z } from 'zod';
import { createAction } from '@/lib/edge/server/action';
import { receive } from '@/lib/edge/server/inquiry';
import { privacySchema } from '@/lib/site/inquiries/schema';

export const requestPrivacy = createAction({
  access: 'public',
  // The form sends what was typed; only here is it known to fit.
  input: z.unknown().pipe(privacySchema),
  run: (ctx, inquiry) => receive(ctx, { kind: 'privacy', ...inquiry }),
});
