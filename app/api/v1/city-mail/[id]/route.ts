import { setAsideMail } from '@/lib/checking/city-mail/apply';
import { getCityMail } from '@/lib/checking/city-mail/queries';
import { toCityMailDetail } from '@/lib/checking/city-mail/to-api';
import { getCityMailOperation, setAsideCityMailOperation } from '@/lib/edge/api/operations/city-mail';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getCityMailOperation, async (ctx, { params }) =>
    toCityMailDetail(await getCityMail(ctx, { mailId: params.id })),
  ),
  handler(setAsideCityMailOperation, (ctx, { params }) => setAsideMail(ctx, { mailId: params.id })),
);
