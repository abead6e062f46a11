import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
const SKIPPED = new Set([
  'node_modules',
  '.git',
  '.next',
  '.data',
  'coverage',
  'test-results',
  'playwright-report',
]);

/** Files below a folder of the project, as paths from its root with forward slashes. */
export function listFiles(folder: string, ending: RegExp): string[] {
  const found: string[] = [];
  const walk = (directory: string) => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      if (SKIPPED.has(entry.name)) continue;
      const path = join(directory, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (ending.test(entry.name)) found.push(relative(ROOT, path).split(sep).join('/'));
    }
  };
  walk(join(ROOT, folder));
  return found.sort();
}

export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
