import type { BuildOptions } from 'esbuild';

/** The entry of each program that runs beside the web server. */
export const PROGRAMS: Readonly<Record<string, string>>;
export const AS_PROGRAM: BuildOptions;
export function bundlePrograms(root: string): Promise<Record<string, string[]>>;
export function makePrograms(root: string, names: readonly string[], folder?: string): Promise<string[]>;
