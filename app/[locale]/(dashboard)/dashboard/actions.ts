'use server';

import { z } from 'zod';
import { markPermitsSeen } from '@/lib/company/bell/mutations';
import { bringBack, putOff } from '@/lib/company/today/mutations';
import { bringBackSchema, putOffSchema } from '@/lib/company/today/schema';
import { createAction } from '@/lib/edge/server/action';
import { dateSchema } from '@/lib/platform/clock/day-schema';

const access = 'permits.read';

export const putOffAction = createAction({ access, input: putOffSchema, run: putOff });

export const bringBackAction = createAction({ access, input: bringBackSchema, run: bringBack });

export const markPlaceSeenAction = createAction({
  access,
  input: z.object({ permitIds: z.array(z.int().positive()).min(1).max(100), until: dateSchema }),
  run: markPermitsSeen,
});
