'use server';

import { z } from 'zod';
import { retryMessage } from '@/lib/notifications/outbox';
import { createAction } from '@/lib/server/action';

export const retryMessageAction = createAction({
  access: 'admin',
  input: z.object({ messageId: z.string().min(1).max(60) }),
  run: retryMessage,
});
