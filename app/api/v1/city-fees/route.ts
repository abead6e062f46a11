import { listFeesDue } from '@/lib/checking/city-mail/queries';
import { listCityFeesOperation } from '@/lib/edge/api/operations/city-mail';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listCityFeesOperation, async (ctx) => ({
    items: (await listFeesDue(ctx)).map(({ mailId, position, permit, label, cents, dueOn }) => ({
      mail_id: mailId,
      position,
      permit_id: permit.id,
      label,
      cents,
      due_on: dueOn,
    })),
  })),
);
