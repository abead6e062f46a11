import 'server-only';
import type { Context } from '@/lib/context';
import { LIMIT_WINDOW_MS, REQUESTS_PER_MINUTE } from '@/lib/edge/api/limits';
import type { LimitClass } from '@/lib/edge/api/operation';
import { createRateMeter } from '@/lib/edge/api/rate-meter';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { getClientNetwork, getWiderNetworks } from '@/lib/identity/accounts/client-network';
import type { Account } from '@/lib/identity/accounts/types';

const meter = createRateMeter();

export interface Counted {
  /** As the IETF's draft has them: the policy, and what is left of it. */
  headers: Record<string, string>;
  /** @throws AppError `rate_limited` for one too many */
  requireAllowed(): void;
}

/** Counts a request, by who signed in or else by network, narrow and wide; the answer states the narrow one. */
export function countRequest(ctx: Context, name: LimitClass, account: Account | null): Counted {
  const limit = Math.max(1, Math.round(REQUESTS_PER_MINUTE[name] * env().API_LIMIT_FACTOR));
  const reading = meter.count(ctx, `${name} ${account?.user.id ?? getClientNetwork(ctx)}`, limit);
  const wider = (account ? [] : getWiderNetworks(ctx)).map(({ network, factor }) =>
    meter.count(ctx, `${name} ${network}`, limit * factor),
  );
  const refused = [reading, ...wider].find(({ allowed }) => !allowed);
  return {
    headers: {
      'ratelimit-policy': `"${name}";q=${reading.limit};w=${LIMIT_WINDOW_MS / 1_000}`,
      ratelimit: `"${name}";r=${reading.remaining};t=${reading.resetSeconds}`,
    },
    requireAllowed() {
      if (refused) throw new AppError('rate_limited', { retryAfterSeconds: refused.resetSeconds });
    },
  };
}
