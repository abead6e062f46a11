export interface Changes {
  base: string;
  site: boolean;
  specs: string[];
}
export function readChanges(root: string): Changes;
export function affectsSite(graph: Map<string, string[]>, changed: string[]): boolean;
