'use server';

import { z } from 'zod';
import { applyMail, markFeePaid, setAsideMail } from '@/lib/checking/city-mail/apply';
import { renewMailbox } from '@/lib/checking/city-mail/mailboxes';
import { applyMailSchema, ownFeeSchema, ownMailSchema } from '@/lib/checking/city-mail/schema';
import { createAction } from '@/lib/edge/server/action';
import { mailDomain } from '@/lib/edge/server/mail-in';

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

export const markFeePaidAction = createAction({
  access: 'mail.manage',
  input: ownFeeSchema,
  run: markFeePaid,
});

export const renewMailboxAction = createAction({
  access: 'mail.manage',
  input: z.object({}),
  run: (ctx) => renewMailbox(ctx, { domain: mailDomain() }),
});
