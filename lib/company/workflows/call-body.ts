import type { Order } from './act';

/** What another program is told of a run. */
export function callBody({ workflow, run, event }: Omit<Order, 'actions' | 'planned'>, now: Date): string {
  const { facts, what } = event;
  return JSON.stringify({
    type: 'workflow.acted',
    timestamp: now.toISOString(),
    data: {
      workflow: { id: workflow.id, name: workflow.name, version: workflow.version },
      run: run.id,
      // So that whoever calls us back about it can tell where it came from.
      cause: { run: run.causeId, depth: run.depth },
      event: { kind: event.kind, at: event.at.toISOString(), ...what },
      place: facts.place,
      permit:
        facts.permitId === null
          ? null
          : { id: facts.permitId, number: facts.permitNumber, city: facts.city, status: facts.status },
    },
  });
}
