import { describe } from 'vitest';
import { createReader, type Reader } from './component';

/**
 * Runs the tests once, for a reader of Spanish: for states that differ in nothing but their words, of which guards
 * hold both languages to the same. A word that comes from no table would be English, and missing here.
 */
export function inSpanish(name: string, tests: (reader: () => Reader) => void): void {
  describe(name, () => tests(() => createReader('es')));
}
