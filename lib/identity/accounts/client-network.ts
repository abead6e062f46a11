import type { Context } from '@/lib/context';
import { addressBlock, type WiderNetwork, widerNetworks } from '@/lib/identity/throttle/client-address';
import { requireAttempt, type ThrottlePolicy } from '@/lib/identity/throttle/throttle';

/** The throttling key of a request: its client network. */
export function getClientNetwork(ctx: Context): string {
  const address = ctx.request?.address;
  return address ? addressBlock(address) : 'unknown';
}

/** The networks around that of the client which the same customer may hold; empty for IPv4. */
export function getWiderNetworks(ctx: Context): WiderNetwork[] {
  return widerNetworks(ctx.request?.address ?? '');
}

/** A policy as it counts for each network of the client, the narrowest first. */
export function networkPolicies(
  ctx: Context,
  policy: ThrottlePolicy,
): { policy: ThrottlePolicy; who: string }[] {
  const wider = getWiderNetworks(ctx).map(({ network, factor }) => ({
    policy: { ...policy, attempts: policy.attempts * factor },
    who: network,
  }));
  return [{ policy, who: getClientNetwork(ctx) }, ...wider];
}

/** Counts an attempt by the client's network and the wider ones around it, and throws beyond the limit of any. */
export async function requireNetworkAttempt(ctx: Context, policy: ThrottlePolicy): Promise<void> {
  for (const counted of networkPolicies(ctx, policy)) await requireAttempt(ctx, counted.policy, counted.who);
}
