import { type Import, loadedBy, readImportGraph } from '@/scripts/test/import-graph.mjs';
import { ROOT, read } from './tree';

/** Imports of the whole tree, tests and scripts as well. */
const GRAPH = readImportGraph(ROOT);

/** Code that runs in the product, as paths from the root. */
export const PRODUCT: readonly string[] = [...GRAPH.keys()]
  .filter((path) => /^(app|components|lib|db|content|scripts)\/.*\.tsx?$|^middleware\.ts$/.test(path))
  .filter((path) => !/\.test\.tsx?$|\.d\.ts$/.test(path))
  .sort();

export interface Edge extends Import {
  from: string;
}

export const IMPORTS: readonly Edge[] = PRODUCT.flatMap((from) =>
  (GRAPH.get(from) ?? []).map((edge) => ({ from, ...edge })),
);

/** Imports that are still there when the program runs. */
export const VALUE_IMPORTS = IMPORTS.filter(({ kind }) => kind !== 'type');

/** Files that begin with `'use client'` or `'use server'`, comments aside. */
export function filesMarked(directive: 'use client' | 'use server'): ReadonlySet<string> {
  const beginning = new RegExp(`^(\\s|//.*|/\\*[^]*?\\*/)*['"]${directive}['"]`);
  return new Set(PRODUCT.filter((path) => beginning.test(read(path))));
}

export interface Reach {
  starts: Iterable<string>;
  /** What none of them may load, a path or `package:…`, however many imports away. */
  never: (target: string) => boolean;
  /** What is reached and not looked into. */
  boundary?: (target: string) => boolean;
}

/** The shortest way to each import that lets in what must not be loaded, as `a → b → c`. */
export function forbiddenWays({ starts, never, boundary = () => false }: Reach): string[] {
  const shortest = new Map<string, string[]>();
  for (const start of starts) {
    const stops = (target: string) => never(target) || boundary(target);
    for (const [target, way] of loadedBy(GRAPH, start, stops)) {
      if (target === start || !never(target)) continue;
      const door = way.slice(-2).join(' → ');
      if (way.length < (shortest.get(door)?.length ?? Number.POSITIVE_INFINITY)) shortest.set(door, way);
    }
  }
  return [...shortest.values()].map((way) => way.join(' → ')).sort();
}
