'use server';

import { z } from 'zod';
import { createAction } from '@/lib/edge/server/action';
import { takeCaseStep } from '@/lib/site/privacy/cases';
import { eraseHoldings } from '@/lib/site/privacy/holdings';
import { caseIdSchema, caseStepSchema } from '@/lib/site/privacy/schema';

const access = 'admin';

export const takeCaseStepAction = createAction({
  access,
  input: caseStepSchema,
  run: async (ctx, input) => ({ id: (await takeCaseStep(ctx, input)).id }),
});

export const eraseHoldingsAction = createAction({
  access,
  input: z.object({ caseId: caseIdSchema }),
  run: eraseHoldings,
});
