import 'server-only';
import { env } from '@/lib/env';
import type { GateRules } from '@/lib/identity/access/gate';

/** What this installation's settings ask of the gate. */
export function gateRules(): GateRules {
  return { adminsNeedSecondFactor: !env().ALLOW_ADMIN_WITHOUT_SECOND_FACTOR };
}
