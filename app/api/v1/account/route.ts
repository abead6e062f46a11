import { getAccountOperation } from '@/lib/edge/api/operations/account';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { AppError } from '@/lib/errors';
import { toAccount } from '@/lib/identity/accounts/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getAccountOperation, async (_ctx, _input, account) => {
    if (!account) throw new AppError('unauthenticated');
    return toAccount(account);
  }),
);
