import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartFailure } from './failure.mjs';

const BUNDLE = '.next/lintel-content/check.mjs';

/**
 * Stops a build whose requirements or fees could not be explained to a reader: an unknown field in a condition,
 * a missing source, a text in one language. The check itself is TypeScript; esbuild makes it runnable in 0.1 s.
 * @param {string} root
 */
export async function checkContent(root) {
  const { build } = await import('esbuild');
  const outfile = join(root, BUNDLE);
  await build({
    absWorkingDir: root,
    entryPoints: ['content/requirements/check-content.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
  });
  const { contentFaults } = await import(pathToFileURL(outfile).href);
  refuse(contentFaults());
}

/** @param {string[]} faults the first is told */
function refuse(faults) {
  const [first, ...others] = faults;
  if (first === undefined) return;
  const more = others.length > 0 ? ` ${others.length} more like this.` : '';
  throw new StartFailure(`The content is not fit to be shown: ${first}${more}`);
}
