import { env } from '@/lib/env';

/** A path of ours as the address people reach this installation by, whether it is published or not. */
export function ownAddress(path: string): string {
  return new URL(path, env().SITE_URL).href;
}
