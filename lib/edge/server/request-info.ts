import 'server-only';
import type { RequestInfo } from '@/lib/context';
import { clientAddress } from '@/lib/identity/throttle/client-address';
import { newId } from '@/lib/ids';

/** Where a request came from. */
export function requestInfo(headers: { get(name: string): string | null }): RequestInfo {
  return { id: newId('request'), address: clientAddress(headers), userAgent: headers.get('user-agent') };
}
