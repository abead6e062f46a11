import type { Context } from '@/lib/context';
import { addressBlock } from '@/lib/identity/throttle/client-address';

/** The throttling key of a request: its client network. */
export function getClientNetwork(ctx: Context): string {
  const address = ctx.request?.address;
  return address ? addressBlock(address) : 'unknown';
}
