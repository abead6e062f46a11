import { posix } from 'node:path';

/** What is always shared: the kit and the frame. */
const KIT = /^components\/(ui|forms|layout)\//;

const SHARED = 'components';

/** Folders that hold many routes. A home page and its layout are one route, and so is each page below them. */
const HUBS: ReadonlySet<string> = new Set([
  'app/[locale]',
  'app/[locale]/(marketing)',
  'app/[locale]/(dashboard)',
  'app/[locale]/(dashboard)/dashboard',
]);

/** Whether a file is a part of screens that has to have a home. */
export function isPart(path: string): boolean {
  return (path.startsWith(`${SHARED}/`) && !KIT.test(path)) || path.includes('/_components/');
}

/** The folder whose `_components` a part lies in, or `components`. */
export function whereIs(part: string): string {
  return part.includes('/_components/') ? part.replace(/\/_components\/.*$/, '') : SHARED;
}

/**
 * Where a part belongs that these files use, parts on the way left out: the deepest route folder that holds them all,
 * or `components` where there is none. `routes` are the folders with a page or a layout.
 */
export function homeOf(users: readonly string[], routes: ReadonlySet<string>): string {
  const [first] = users;
  if (first === undefined || users.some((user) => !user.startsWith('app/'))) return SHARED;
  let folder = posix.dirname(first);
  const holdsAll = () => users.every((user) => user.startsWith(`${folder}/`));
  while (folder !== 'app' && !(routes.has(folder) && holdsAll())) folder = posix.dirname(folder);
  if (folder === 'app') return SHARED;
  const isOwn = users.every((user) => posix.dirname(user) === folder);
  return !HUBS.has(folder) || isOwn || users.includes(`${folder}/layout.tsx`) ? folder : SHARED;
}

/** The files that use each part, through other parts if need be. */
export function usersOfParts(imports: Iterable<{ from: string; target: string }>): Map<string, string[]> {
  const importers = new Map<string, Set<string>>();
  for (const { from, target } of imports)
    if (isPart(target)) importers.set(target, (importers.get(target) ?? new Set()).add(from));
  const users = [...importers.keys()].map((part): [string, string[]] => {
    const reached = new Set([part]);
    for (const file of reached)
      if (isPart(file)) for (const importer of importers.get(file) ?? []) reached.add(importer);
    return [part, [...reached].filter((file) => !isPart(file))];
  });
  return new Map(users);
}
