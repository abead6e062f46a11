import type { Context } from './context';

interface Apart<Item> {
  /** What is logged where one fails. */
  readonly failure: string;
  /** Names the item in the log. */
  readonly label: (item: Item) => Record<string, unknown>;
  readonly signal?: AbortSignal | undefined;
}

/** So many failures in a row are no longer one item's fault. */
const MAX_IN_A_ROW = 20;

/**
 * Does the work for each item in turn, so that one's failure never stops another's: it is logged, and the next
 * begins. Ends early when stopped.
 * @throws the last error where twenty items in a row fail, or all of fewer: then no single item is at fault
 */
export async function forEachApart<Item>(
  ctx: Context,
  items: readonly Item[],
  { failure, label, signal }: Apart<Item>,
  work: (item: Item) => void | Promise<void>,
): Promise<{ failed: number }> {
  let failed = 0;
  let inARow = 0;
  for (const [at, item] of items.entries()) {
    if (signal?.aborted) break;
    try {
      await work(item);
      inARow = 0;
    } catch (error) {
      failed += 1;
      inARow += 1;
      ctx.log.error({ err: error, ...label(item) }, failure);
      if (inARow === MAX_IN_A_ROW || (failed === items.length && at === items.length - 1)) throw error;
    }
  }
  return { failed };
}
