import type Stripe from 'stripe';
import { API_VERSION, newId, type World } from './world';

/** Says what happened, with the object as it is at this moment. */
export function emit(
  world: World,
  type: Stripe.Event.Type,
  object: object,
  previous?: Record<string, unknown>,
): void {
  const id = newId(world, 'evt');
  const event = {
    id,
    object: 'event',
    api_version: API_VERSION,
    created: world.now,
    data: {
      object: structuredClone(object),
      ...(previous ? { previous_attributes: structuredClone(previous) } : {}),
    },
    livemode: false,
    pending_webhooks: 1,
    request: world.request ? { ...world.request } : { id: null, idempotency_key: null },
    type,
  };
  world.events.set(id, event as unknown as Stripe.Event);
}

/** Changes an object and says so, with what its fields were; says nothing where nothing changed. */
export function change<T extends object>(
  world: World,
  object: T,
  type: Stripe.Event.Type,
  make: (object: T) => void,
): boolean {
  const before = structuredClone(object) as Record<string, unknown>;
  make(object);
  const previous: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(object))
    if (JSON.stringify(before[key]) !== JSON.stringify(value)) previous[key] = before[key] ?? null;
  if (Object.keys(previous).length === 0) return false;
  emit(world, type, object, previous);
  return true;
}
