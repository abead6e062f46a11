'use server';

import { z } from 'zod';
import { retryMessage } from '@/lib/company/notifications/outbox';
import { createAction } from '@/lib/edge/server/action';

export const retryMessageAction = createAction({
  access: 'admin',
  input: z.object({ messageId: z.string().min(1).max(60) }),
  run: retryMessage,
});
