'use server';

import { z } from 'zod';
import { createAction } from '@/lib/edge/server/action';
import { acceptHeldChange } from '@/lib/tracking/feeds/holds';
import { requestPoll, requestProbe, setFeedPaused } from '@/lib/tracking/feeds/mutations';
import { acceptHeldRegister } from '@/lib/tracking/registers/accept';

const access = 'admin';
const feedId = z.string().min(1).max(100);

export const readNowAction = createAction({ access, input: z.object({ feedId }), run: requestPoll });

export const probeNowAction = createAction({ access, input: z.object({ feedId }), run: requestProbe });

export const acceptHeldChangeAction = createAction({
  access,
  input: z.object({ feedId }),
  run: acceptHeldChange,
});

export const acceptHeldRegisterAction = createAction({
  access,
  input: z.object({ sourceId: z.string().min(1).max(100) }),
  run: acceptHeldRegister,
});

export const setPausedAction = createAction({
  access,
  input: z.object({ feedId, paused: z.boolean() }),
  run: setFeedPaused,
});
