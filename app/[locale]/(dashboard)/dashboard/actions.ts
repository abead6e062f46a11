'use server';

import { z } from 'zod';
import { createAction } from '@/lib/edge/server/action';
import { markChangesSeen } from '@/lib/tracking/permits/mutations';

export const markChangesSeenAction = createAction({
  access: 'permits.read',
  input: z.object({}),
  run: (ctx) => markChangesSeen(ctx),
});
