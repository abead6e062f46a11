export type ImportGraph = Map<string, string[]>;

export function readImportGraph(root: string): ImportGraph;
export function reachedFrom(graph: ImportGraph, starts: Iterable<string>): Set<string>;
