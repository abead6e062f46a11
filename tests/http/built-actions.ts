import { readFileSync } from 'node:fs';
import { z } from 'zod';

const manifest = z.object({
  node: z.record(z.string(), z.object({ filename: z.string(), exportedName: z.string() })),
});

/** The build's own list of the actions a browser can call: the id it calls them by, and their file and name. */
export const BUILT_ACTIONS = Object.entries(
  manifest.parse(JSON.parse(readFileSync('.next/server/server-reference-manifest.json', 'utf8'))).node,
).map(([id, { filename, exportedName }]) => ({
  id,
  name: `${filename.replace(/^.*?(app|lib)\//, '$1/')}#${exportedName}`,
}));
