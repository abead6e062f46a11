import { askReplyAddress, dropReplyAddress } from '@/lib/company/branding/mutations';
import { getBranding } from '@/lib/company/branding/queries';
import { toBrandingAnswer } from '@/lib/company/branding/to-api';
import { askReplyAddressOperation, dropReplyAddressOperation } from '@/lib/edge/api/operations/branding';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { mailSettings } from '@/lib/edge/server/mail';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(askReplyAddressOperation, async (ctx, { body }) => {
    const mail = mailSettings();
    await askReplyAddress(ctx, { ...body, mail });
    return toBrandingAnswer(await getBranding(ctx), mail);
  }),
  handler(dropReplyAddressOperation, (ctx) => dropReplyAddress(ctx)),
);
