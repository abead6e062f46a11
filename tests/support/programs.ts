import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makePrograms } from '@/scripts/start/bundle.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the programs. */
    programs: string;
  }
}

export const MADE = ['reader', 'report', 'judge', 'logo'] as const;

/** Makes the programs that run apart as a start does: from the source each run of one takes a second to load it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = join(import.meta.dirname, '../..');
  // Inside the project, where what they import is found.
  const folder = join(root, 'node_modules/.cache', `lintel-programs-${process.pid}`);
  await makePrograms(root, MADE, folder);
  project.provide('programs', folder);
  return () => rm(folder, { recursive: true, force: true });
}
