/**
 * The entry of a table for a word from outside; undefined where the table has none. Plain indexing would also find
 * what every object inherits: `constructor`, `toString`.
 */
export function ownEntry<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
