import type { Context } from './context';

interface Apart<Item> {
  /** What is logged where one fails. */
  readonly failure: string;
  /** Names the item in the log. */
  readonly label: (item: Item) => Record<string, unknown>;
  readonly signal?: AbortSignal | undefined;
  /** How many may be at work beside each other; of those that share an owner one at a time, in their order. */
  readonly beside?: { readonly atOnce: number; readonly owner: (item: Item) => string };
}

/** So many failures in a row are no longer one item's fault. */
const MAX_IN_A_ROW = 20;

/**
 * Does the work for each item, in turn or for some beside each other, so that one's failure never stops another's: it
 * is logged, and the next begins. Ends early when stopped.
 * @throws the last error where twenty items in a row fail, or all of fewer: then no single item is at fault
 */
export async function forEachApart<Item>(
  ctx: Context,
  items: readonly Item[],
  { failure, label, signal, beside }: Apart<Item>,
  work: (item: Item) => void | Promise<void>,
): Promise<{ failed: number }> {
  let failed = 0;
  let inARow = 0;
  let last: unknown;
  const isNobodysFault = () => inARow === MAX_IN_A_ROW || (failed > 0 && failed === items.length);
  const waiting = beside ? byOwner(items, beside.owner) : [items];
  const lane = async () => {
    for (let own = waiting.shift(); own; own = waiting.shift())
      for (const item of own) {
        if (signal?.aborted || isNobodysFault()) return;
        try {
          await work(item);
          inARow = 0;
        } catch (error) {
          failed += 1;
          inARow += 1;
          last = error;
          ctx.log.error({ err: error, ...label(item) }, failure);
        }
      }
  };
  await Promise.all(Array.from({ length: beside?.atOnce ?? 1 }, lane));
  if (isNobodysFault()) throw last;
  return { failed };
}

function byOwner<Item>(items: readonly Item[], owner: (item: Item) => string): Item[][] {
  const lists = new Map<string, Item[]>();
  for (const item of items) lists.set(owner(item), [...(lists.get(owner(item)) ?? []), item]);
  return [...lists.values()];
}
