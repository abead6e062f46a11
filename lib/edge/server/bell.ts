'use server';

import { z } from 'zod';
import { markBellSeen } from '@/lib/company/bell/mutations';
import { listBell } from '@/lib/company/bell/queries';
import { dateSchema } from '@/lib/platform/clock/day-schema';
import { createAction } from './action';

const nothing = z.object({});
const seen = z.object({ until: dateSchema, notes: z.boolean().default(false) });

export const readBellAction = createAction({ access: 'permits.read', input: nothing, run: listBell });
export const markBellSeenAction = createAction({ access: 'permits.read', input: seen, run: markBellSeen });

/** The same for a subcontractor, of what was assigned to them. */
export const readPortalBellAction = createAction({ access: 'portal.read', input: nothing, run: listBell });
export const markPortalBellSeenAction = createAction({
  access: 'portal.read',
  input: seen,
  run: markBellSeen,
});
