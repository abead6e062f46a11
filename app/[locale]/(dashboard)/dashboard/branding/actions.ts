'use server';

import { z } from 'zod';
import {
  askReplyAddress,
  changeBranding,
  dropReplyAddress,
  removeLogo,
  resetBranding,
} from '@/lib/company/branding/mutations';
import { brandingChangeSchema, replyAddressSchema } from '@/lib/company/branding/schema';
import { createAction } from '@/lib/edge/server/action';
import { mailSettings } from '@/lib/edge/server/mail';

const access = 'branding.manage';
const nothing = z.object({});

export const changeBrandingAction = createAction({
  access,
  input: brandingChangeSchema,
  run: changeBranding,
});
export const removeLogoAction = createAction({ access, input: nothing, run: removeLogo });
export const resetBrandingAction = createAction({ access, input: nothing, run: resetBranding });
export const askReplyAddressAction = createAction({
  access,
  input: replyAddressSchema,
  run: (ctx, input) => askReplyAddress(ctx, { ...input, mail: mailSettings() }),
});
export const dropReplyAddressAction = createAction({ access, input: nothing, run: dropReplyAddress });
