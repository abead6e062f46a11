import { toAccount } from '@/lib/identity/accounts/to-api';
import { getAccountOperation } from '@/lib/edge/api/operations/account';
import { AppError } from '@/lib/errors';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getAccountOperation, async (_ctx, _input, account) => {
    if (!account) throw new AppError('unauthenticated');
    return toAccount(account);
  }),
);
