import { findCompanyMailbox } from '@/lib/checking/city-mail/mailboxes';
import { listCityMail } from '@/lib/checking/city-mail/queries';
import { toCityMail } from '@/lib/checking/city-mail/to-api';
import { listCityMailOperation } from '@/lib/edge/api/operations/city-mail';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { mailDomain } from '@/lib/edge/server/mail-in';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listCityMailOperation, async (ctx) => {
    const mailbox = await findCompanyMailbox(ctx, { domain: mailDomain() });
    return { address: mailbox?.address ?? null, items: (await listCityMail(ctx)).map(toCityMail) };
  }),
);
