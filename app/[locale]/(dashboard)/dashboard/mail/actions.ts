'use server';

import { z } from 'zod';
import { applyMail, setAsideMail } from '@/lib/checking/city-mail/apply';
import { openCompanyMailbox, openPermitMailbox, renewMailbox } from '@/lib/checking/city-mail/mailboxes';
import { applyMailSchema, ownMailSchema } from '@/lib/checking/city-mail/schema';
import { createAction } from '@/lib/edge/server/action';
import { mailDomain } from '@/lib/edge/server/mail-in';
import { permitIdSchema } from '@/lib/tracking/permits/schema';

export const applyMailAction = createAction({
  access: 'mail.manage',
  input: applyMailSchema,
  run: applyMail,
});

export const setAsideMailAction = createAction({
  access: 'mail.manage',
  input: ownMailSchema,
  run: setAsideMail,
});

export const openMailboxAction = createAction({
  access: 'mail.manage',
  input: z.object({}),
  run: (ctx) => openCompanyMailbox(ctx, { domain: mailDomain() }),
});

export const renewMailboxAction = createAction({
  access: 'mail.manage',
  input: z.object({}),
  run: (ctx) => renewMailbox(ctx, { domain: mailDomain() }),
});

export const openPermitMailboxAction = createAction({
  access: 'mail.manage',
  input: z.object({ permitId: permitIdSchema }),
  run: (ctx, { permitId }) => openPermitMailbox(ctx, { permitId, domain: mailDomain() }),
});
