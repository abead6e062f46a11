import { systemTime } from '@/lib/platform/clock/system';
import 'server-only';
import type { Context, PublicActor, RequestInfo } from '@/lib/context';
import { database } from './database';
import { log } from './log';

/** For what anybody may do. */
export function publicContext(request?: RequestInfo): Context<PublicActor> {
  return {
    db: database().db,
    actor: { kind: 'public' },
    now: systemTime(),
    log: log(),
    ...(request ? { request } : {}),
  };
}
