'use server';

import { z } from 'zod';
import { markChangesSeen } from '@/lib/permits/mutations';
import { createAction } from '@/lib/server/action';
import { requireUser } from '@/lib/server/session';

export const markChangesSeenAction = createAction({
  input: z.object({}),
  gate: async () => (await requireUser()).ctx,
  run: (ctx) => markChangesSeen(ctx),
});
