export function baseOfChanges(root: string): string;
export function changedFiles(root: string, base: string): string[];
export function affectedSpecs(root: string, changed: string[]): string[];
export function affectsSite(root: string, changed: string[]): boolean;
