import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { parseSync, Visitor } from 'vite';

const FOLDERS = ['app', 'components', 'content', 'db', 'lib', 'messages', 'scripts', 'tests'];
const SOURCE = /\.(ts|tsx|mts|mjs|js|json|mdx|css)$/;
const CALLED_IMPORT = /\bimport\s*\(/;
const CODE = /\.(ts|tsx|mts|mjs|js)$/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.d.mts', '.json', '.mdx', '/index.ts'];

/**
 * What a file imports, in the order of the specifiers: `value` where code is loaded with the file, `dynamic` where it is
 * loaded when the line runs, `type` where the compiler removes it. A specifier that is put together is left out.
 */
export function importsOf(path, text) {
  const parsed = parseSync(path, text);
  const [problem] = parsed.errors;
  if (problem) throw new Error(`${path} does not parse: ${problem.message}`);
  const found = [
    ...parsed.module.staticImports.map(({ moduleRequest, entries }) => ({
      at: moduleRequest.start,
      specifier: moduleRequest.value,
      kind: kindOf(entries),
    })),
    ...parsed.module.staticExports.flatMap(({ entries }) => reExports(entries)),
  ];
  // `import('…')` also stands in types. Only the tree tells those apart, and it is slow to fetch.
  if (CALLED_IMPORT.test(text)) found.push(...calledImports(parsed.program));
  return found.sort((a, b) => a.at - b.at).map(({ specifier, kind }) => ({ specifier, kind }));
}

/**
 * Every file of the project and what it imports. The project's own files are paths from the root, all else keeps its
 * specifier with `package:` before it.
 */
export function readImportGraph(root) {
  const files = new Set(FOLDERS.flatMap((folder) => listFiles(root, folder)));
  for (const name of readdirSync(root)) if (SOURCE.test(name)) files.add(name);
  const graph = new Map();
  for (const file of files) {
    const imports = CODE.test(file) ? importsOf(file, readFileSync(join(root, file), 'utf8')) : [];
    graph.set(
      file,
      imports.map(({ specifier, kind }) => ({ target: resolve(files, file, specifier), kind })),
    );
  }
  return graph;
}

/** Everything a file reaches by imports of any kind, itself included. */
export function reachedFrom(graph, starts) {
  const reached = new Set(starts);
  for (const file of reached) for (const { target } of graph.get(file) ?? []) reached.add(target);
  return reached;
}

/**
 * Everything that is loaded when a file is, itself included, each with a shortest path of imports that leads to it.
 * A file or package for which `isBoundary` holds is reached, but not looked into.
 */
export function loadedBy(graph, start, isBoundary = () => false) {
  const paths = new Map([[start, [start]]]);
  for (const [file, path] of paths) {
    if (file !== start && isBoundary(file)) continue;
    for (const { target, kind } of graph.get(file) ?? [])
      if (kind !== 'type' && !paths.has(target)) paths.set(target, [...path, target]);
  }
  return paths;
}

/** `import {}` and `import '…'` name nothing and are made for what they do. */
function kindOf(entries) {
  return entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'value';
}

/** One export statement may hold several names of one file. */
function reExports(entries) {
  const [first] = entries.filter(({ moduleRequest }) => moduleRequest);
  if (!first) return [];
  return [{ at: first.moduleRequest.start, specifier: first.moduleRequest.value, kind: kindOf(entries) }];
}

function calledImports(program) {
  const found = [];
  const note =
    (kind) =>
    ({ source }) => {
      if (typeof source.value === 'string') found.push({ at: source.start, specifier: source.value, kind });
    };
  new Visitor({ ImportExpression: note('dynamic'), TSImportType: note('type') }).visit(program);
  return found;
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
  if (path === undefined) return `package:${specifier}`;
  return ENDINGS.map((ending) => path + ending).find((candidate) => files.has(candidate)) ?? path;
}
