import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drain } from './drain';
import type { QueuedEntry, QueueStore, Sent } from './types';

function memoryStore(): QueueStore & { entries: Map<string, QueuedEntry> } {
  const entries = new Map<string, QueuedEntry>();
  return {
    entries,
    list: async (person) =>
      [...entries.values()].filter((one) => one.person === person).sort((a, b) => a.order - b.order),
    put: async (entry) => void entries.set(entry.key, entry),
    remove: async (key) => void entries.delete(key),
  };
}

function note(device: string, order: number, person = 'ana:co'): QueuedEntry {
  return {
    key: `${device}-${order}`,
    person,
    order,
    at: order,
    place: { permitId: 1, title: '1 Elm St' },
    work: { kind: 'note', body: `${device} ${order}` },
    refused: null,
  };
}

/** A server that takes each key once, in the order in which they come, and refuses some for good. */
function server(refused: ReadonlySet<string>) {
  const log: string[] = [];
  const known = new Set<string>();
  return {
    log,
    take: (key: string): Sent => {
      if (refused.has(key)) return { kind: 'refused', code: 'not_found' };
      if (!known.has(key)) {
        known.add(key);
        log.push(key);
      }
      return { kind: 'taken' };
    },
  };
}

type Fault = 'none' | 'request_lost' | 'answer_lost' | 'crash';
const fault = fc.constantFrom<Fault>('none', 'none', 'request_lost', 'answer_lost', 'crash');

describe('what was done without a signal', () => {
  test('ends in one order that two devices see, each thing once, whatever is lost on the way', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            device: fc.constantFrom('a', 'b'),
            adds: fc.nat(3),
            faults: fc.array(fault, { maxLength: 6 }),
          }),
          {
            maxLength: 14,
          },
        ),
        fc.array(fc.nat(20), { maxLength: 4 }),
        async (rounds, refusedOrders) => {
          const refused = new Set(refusedOrders.map((order) => `a-${order}`));
          const stores = { a: memoryStore(), b: memoryStore() };
          const made = { a: 0, b: 0 };
          const there = server(refused);
          const goOnline = async (device: 'a' | 'b', faults: Fault[]) => {
            const left = [...faults];
            const send = async ({ key }: QueuedEntry): Promise<Sent> => {
              const what = left.shift() ?? 'none';
              if (what === 'request_lost') return { kind: 'later' };
              const answer = there.take(key);
              if (what === 'answer_lost') return { kind: 'later' };
              if (what === 'crash') throw new Error('the page is gone');
              return answer;
            };
            await drain(stores[device], 'ana:co', send).catch(() => undefined);
          };
          for (const { device, adds, faults } of rounds) {
            for (let count = 0; count < adds; count += 1) {
              await stores[device].put(note(device, made[device]));
              made[device] += 1;
            }
            await goOnline(device, faults);
          }
          await goOnline('a', []);
          await goOnline('b', []);
          for (const device of ['a', 'b'] as const) {
            const mine = there.log.filter((key) => key.startsWith(device));
            const expected = Array.from({ length: made[device] }, (_, order) => `${device}-${order}`);
            // Once, and in the order in which it was done; what both devices read is this one list.
            expect(mine).toEqual(expected.filter((key) => !refused.has(key)));
            expect([...stores[device].entries.values()].map(({ key, refused: why }) => [key, why])).toEqual(
              expected.filter((key) => refused.has(key)).map((key) => [key, 'not_found']),
            );
          }
          expect(new Set(there.log).size).toBe(there.log.length);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('waits for its own person', async () => {
    const store = memoryStore();
    await store.put(note('a', 0, 'ana:co'));
    const there = server(new Set());
    await drain(store, 'luis:co', async ({ key }) => there.take(key));
    expect(there.log).toEqual([]);
    await drain(store, 'ana:co', async ({ key }) => there.take(key));
    expect(there.log).toEqual(['a-0']);
  });

  test('is kept whole while a session has ended', async () => {
    const store = memoryStore();
    await store.put(note('a', 0));
    await store.put(note('a', 1));
    await drain(store, 'ana:co', async () => ({ kind: 'later' }));
    expect(store.entries.size).toBe(2);
  });
});
