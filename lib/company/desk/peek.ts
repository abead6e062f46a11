import type { Context, UserActor } from '@/lib/context';
import { getPermit, listPermitEvents } from '@/lib/tracking/permits/queries';
import { stepOf } from '@/lib/tracking/permits/step-event';
import {
  type EventKind,
  isStepEvent,
  type StatusBucket,
  type StepEventKind,
} from '@/lib/tracking/permits/types';

/** One of the last things that happened to a permit. */
export interface PeekMove {
  id: number;
  kind: EventKind;
  toBucket: StatusBucket;
  word: string | null;
  step: { kind: StepEventKind; name: string | null } | null;
  on: string | null;
  seenAt: string;
}

const SHOWN = 6;

export async function listMoves(ctx: Context<UserActor>, permitId: number): Promise<PeekMove[]> {
  const events = await listPermitEvents(ctx, permitId);
  // Of a permit that is not the company's there are none, just as of one that never moved.
  if (events.length === 0) await getPermit(ctx, permitId);
  return events.slice(0, SHOWN).map((event) => ({
    id: event.id,
    kind: event.kind,
    toBucket: event.toBucket,
    word: event.kind === 'status_changed' ? event.toWord : null,
    step: isStepEvent(event.kind) ? { kind: event.kind, name: stepOf(event.changes).name } : null,
    on: event.occurredOn,
    seenAt: event.detectedAt.toISOString(),
  }));
}
