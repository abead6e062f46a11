import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { reachedFrom, readImportGraph } from './import-graph.mjs';

/** What every page stands on: a change here is tested by every browser spec. */
const UNDER_ALL =
  /^(middleware\.ts|next\.config\.ts|package(-lock)?\.json|playwright\.config\.ts|app\/\[locale\]\/layout\.tsx|app\/.*\.css|db\/|messages\/|lib\/(env|brand)\.ts|lib\/(platform\/i18n|edge\/server|identity\/access)\/|scripts\/(start|web|worker))/;

/** What the served site is made of or started by, beside what these files import. */
const OF_THE_SITE =
  /^(app\/|content\/|tests\/http\/|scripts\/(?!test[./]|dev[./]|us-places|complete-lock)|(middleware|instrumentation-client|next\.config)\.ts$|postcss\.config\.mjs$)/;

/** Tests beside the code they test: vitest finds those, and nobody else reads them. */
const BESIDE_CODE = /^(?!tests\/).*\.test\.tsx?$/;

/**
 * What differs from the base and what that can affect: whether the served site, and which browser specs.
 * @param {string} root
 * @returns {import('./changed.d.mts').Changes}
 */
export function readChanges(root) {
  const base = baseOfChanges(root);
  const files = changedFiles(root, base).filter((file) => !BESIDE_CODE.test(file));
  const graph = readImportGraph(root);
  return { base, site: affectsSite(graph, files), specs: affectedSpecs(root, graph, files) };
}

/** The commit that changes are counted from: where this branch left `origin/main`, or the last commit. */
function baseOfChanges(root) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return git('merge-base', 'HEAD', 'origin/main');
  } catch {
    return git('rev-parse', 'HEAD');
  }
}

/** Files that differ from the base, committed or not. */
function changedFiles(root, base) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
  ];
}

/**
 * The browser specs a change can affect: those that changed or import what did, and those that name a route whose page,
 * layout or actions reach a changed file.
 * @param {string} root
 * @param {Map<string, string[]>} graph
 * @param {string[]} changed
 * @returns {string[]}
 */
function affectedSpecs(root, graph, changed) {
  const specs = [...graph.keys()].filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file));
  if (changed.some((file) => UNDER_ALL.test(file))) return specs;
  const isChanged = new Set(changed);
  const reaches = (starts) => [...reachedFrom(graph, starts)].some((file) => isChanged.has(file));
  const routes = affectedRoutes(graph, reaches);
  return specs.filter((spec) => {
    const own = [...reachedFrom(graph, [spec])].filter((file) => file.startsWith('tests/'));
    if (own.some((file) => isChanged.has(file))) return true;
    const text = own
      .filter((file) => file.startsWith('tests/e2e/'))
      .map((file) => readFileSync(join(root, file), 'utf8'));
    return routes.some((route) => text.some((one) => one.includes(`'${route}'`)));
  });
}

/**
 * Whether a change can reach what the built site answers.
 * @param {Map<string, string[]>} graph
 * @param {string[]} changed
 */
export function affectsSite(graph, changed) {
  // A file that was deleted is in no graph; its place says what it was.
  if (changed.some((file) => OF_THE_SITE.test(file) || UNDER_ALL.test(file))) return true;
  const reached = reachedFrom(
    graph,
    [...graph.keys()].filter((file) => OF_THE_SITE.test(file)),
  );
  return changed.some((file) => reached.has(file));
}

function affectedRoutes(graph, reaches) {
  const pages = [...graph.keys()].filter((file) => /^app\/\[locale\]\/.*\/page\.tsx$/.test(file));
  return pages.filter((page) => reaches([page, ...besides(graph, page)])).map(toRoute);
}

/** The layouts above a page and the actions beside it. */
function besides(graph, page) {
  const found = [...graph.keys()].filter(
    (file) => posix.dirname(file) === posix.dirname(page) && /\/actions\.tsx?$/.test(file),
  );
  for (let folder = posix.dirname(page); folder !== 'app'; folder = posix.dirname(folder)) {
    for (const name of ['layout.tsx', 'template.tsx'])
      if (graph.has(`${folder}/${name}`)) found.push(`${folder}/${name}`);
  }
  return found;
}

/** `app/[locale]/(dashboard)/dashboard/permits/page.tsx` → `/dashboard/permits` */
function toRoute(page) {
  const path = posix
    .dirname(page)
    .replace(/^app\/\[locale\]/, '')
    .replace(/\/\([^)]+\)/g, '');
  return path === '' ? '/' : path;
}
