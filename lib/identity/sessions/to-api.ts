import { parseDevice } from './device';
import type { ActiveSession } from './queries';

export function toSession(session: ActiveSession) {
  return {
    id: session.id,
    kind: session.kind,
    method: session.method,
    ...parseDevice(session.userAgent),
    address: session.address,
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
    current: session.current,
  };
}
