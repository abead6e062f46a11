import { changeBranding, resetBranding } from '@/lib/company/branding/mutations';
import { getBranding } from '@/lib/company/branding/queries';
import { toBrandingAnswer } from '@/lib/company/branding/to-api';
import {
  changeBrandingOperation,
  getBrandingOperation,
  resetBrandingOperation,
} from '@/lib/edge/api/operations/branding';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { mailSettings } from '@/lib/edge/server/mail';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getBrandingOperation, async (ctx) => toBrandingAnswer(await getBranding(ctx), mailSettings())),
  handler(changeBrandingOperation, async (ctx, { body: { color, sender_name } }) => {
    await changeBranding(ctx, { colour: color, senderName: sender_name });
    return toBrandingAnswer(await getBranding(ctx), mailSettings());
  }),
  handler(resetBrandingOperation, (ctx) => resetBranding(ctx)),
);
