'use server';

import { z } from 'zod';
import { enterpriseSchema } from '@/lib/inquiries/schema';
import { createAction } from '@/lib/server/action';
import { receive } from '@/lib/server/inquiry';

export const askAboutEnterprise = createAction({
  access: 'public',
  // The form sends what was typed; only here is it known to fit.
  input: z.unknown().pipe(enterpriseSchema),
  run: (ctx, inquiry) => receive(ctx, { kind: 'enterprise', ...inquiry }),
});
