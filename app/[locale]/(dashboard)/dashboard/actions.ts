'use server';

import { z } from 'zod';
import { markChangesSeen } from '@/lib/tracking/permits/mutations';
import { createAction } from '@/lib/edge/server/action';

export const markChangesSeenAction = createAction({
  access: 'permits.read',
  input: z.object({}),
  run: (ctx) => markChangesSeen(ctx),
});
