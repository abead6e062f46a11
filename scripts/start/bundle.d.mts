import type { BuildOptions } from 'esbuild';

export const AS_PROGRAM: BuildOptions;
export function bundlePrograms(root: string): Promise<Record<string, string[]>>;
