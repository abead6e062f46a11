import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

const FOLDERS = ['app', 'components', 'content', 'db', 'lib', 'messages', 'scripts', 'tests'];
const SOURCE = /\.(ts|tsx|mts|mjs|js|json|mdx|css)$/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.d.mts', '.json', '.mdx', '/index.ts'];
/** `from '…'`, `import('…')`, `import '…'`; a template literal's fixed beginning does not count. */
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** Every file of the project and what it imports of the project's own, as paths from the root. */
export function readImportGraph(root) {
  const files = new Set(FOLDERS.flatMap((folder) => listFiles(root, folder)));
  for (const name of readdirSync(root)) if (SOURCE.test(name)) files.add(name);
  /** @type {Map<string, string[]>} */
  const graph = new Map();
  for (const file of files) {
    const text = /\.(json|css)$/.test(file) ? '' : readFileSync(join(root, file), 'utf8');
    const targets = [...text.matchAll(SPECIFIER)].map(([, specifier = '']) =>
      resolve(files, file, specifier),
    );
    graph.set(
      file,
      targets.filter((target) => target !== undefined),
    );
  }
  return graph;
}

/** Everything a file reaches by imports, itself included. */
export function reachedFrom(graph, starts) {
  const reached = new Set(starts);
  for (const file of reached) for (const target of graph.get(file) ?? []) reached.add(target);
  return reached;
}

function listFiles(root, folder) {
  const from = join(root, folder);
  if (!existsSync(from)) return [];
  return readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) =>
      relative(root, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    );
}

function resolve(files, from, specifier) {
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? posix.join(posix.dirname(from), specifier)
      : undefined;
  if (path === undefined) return undefined;
  return ENDINGS.map((ending) => path + ending).find((candidate) => files.has(candidate));
}
