'use server';

import { z } from 'zod';
import { enterpriseSchema } from '@/lib/inquiries/schema';
import { createAction } from '@/lib/server/action';
import { publicContext } from '@/lib/server/context';
import { receive } from '@/lib/server/inquiry';

export const askAboutEnterprise = createAction({
  // The form sends what was typed; only here is it known to fit.
  input: z.unknown().pipe(enterpriseSchema),
  gate: publicContext,
  run: (ctx, inquiry) => receive(ctx, { kind: 'enterprise', ...inquiry }),
});
