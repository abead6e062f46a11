export type ImportKind = 'value' | 'dynamic' | 'type';

/** One import as a file writes it. */
export interface WrittenImport {
  specifier: string;
  kind: ImportKind;
}

/** One import where it leads: a path from the root, or `package:` and the specifier. */
export interface Import {
  target: string;
  kind: ImportKind;
}

export type ImportGraph = Map<string, Import[]>;

export function importsOf(path: string, text: string): WrittenImport[];
export function readImportGraph(root: string): ImportGraph;
export function reachedFrom(graph: ImportGraph, starts: Iterable<string>): Set<string>;
export function loadedBy(
  graph: ImportGraph,
  start: string,
  isBoundary?: (file: string) => boolean,
): Map<string, string[]>;
