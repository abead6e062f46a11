import type { FieldSource, RawRow } from '@/lib/tracking/feeds/types';

export type Container = Record<string, unknown>;

/** An object or a list, something with places in it. */
export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

const knownPaths = new Map<string, string[]>();

/** `a.b[0]` as `['a', 'b', '0']`; a name with spaces or signs is one key. */
export function pathKeys(path: string): string[] {
  let keys = knownPaths.get(path);
  if (keys === undefined) {
    const isNested = /^[\w:@]+(?:\.[A-Za-z_]\w*|\[\d+\])*$/.test(path);
    keys = isNested ? path.replace(/\[(\d+)\]/g, '.$1').split('.') : [path];
    knownPaths.set(path, keys);
  }
  return keys;
}

/** Puts a value where a path says, making the objects and lists on the way. */
export function writeAt(row: RawRow, path: string, value: unknown): void {
  const keys = pathKeys(path);
  if (keys.length === 1) {
    row[path] = value;
    return;
  }
  let at: Container = row;
  for (const [i, key] of keys.entries()) {
    if (i === keys.length - 1) {
      at[key] = value;
      return;
    }
    let next = at[key];
    if (!isContainer(next)) {
      next = /^\d+$/.test(keys[i + 1] ?? '') ? [] : {};
      at[key] = next;
    }
    if (isContainer(next)) at = next;
  }
}

/** The columns at the top of the row that a source writes to. */
export function getColumns(source: FieldSource): string[] {
  if (typeof source === 'string') return [pathKeys(source)[0] ?? source];
  if ('join' in source) return source.join.flatMap(getColumns);
  if ('first' in source) return source.first.slice(0, 1).flatMap(getColumns);
  const prefix = source.contact.prefix ?? 'contact_';
  return [1, 2].flatMap((n) => [`${prefix}${n}_type`, `${prefix}${n}_name`]);
}
