import type { Context } from '@/lib/context';
import { addressBlock } from '@/lib/throttle/client-address';

/** Whom to count a request by: the network it came from. */
export function senderOf(ctx: Context): string {
  const address = ctx.request?.address;
  return address ? addressBlock(address) : 'unknown';
}
