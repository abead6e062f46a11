import { join } from 'node:path';
import { inject } from 'vitest';
import type { MADE } from './programs';

/** What Node runs for a program that was made for all tests of the run. */
export const madeProgram = (name: (typeof MADE)[number]): { readonly command: readonly string[] } => ({
  command: [join(inject('programs'), `${name}.mjs`)],
});
