import type { ImportGraph } from './import-graph.mjs';

export interface Changes {
  base: string;
  site: boolean;
  specs: string[];
}
export function readChanges(root: string): Changes;
export function affectsSite(graph: ImportGraph, changed: string[]): boolean;
