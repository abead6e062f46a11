import { describe, expect, test } from 'vitest';
import type { AnyOperation } from '@/lib/edge/api/operation';
import { OPERATIONS } from '@/lib/edge/api/registry';
import { PERMISSIONS } from '@/lib/identity/access/types';
import { listFiles, read } from './tree';

const FOLDER = 'app/api/v1';

interface RouteFile {
  /** As operations name it: `/permits/[id]`. */
  path: string;
  source: string;
}

/**
 * No calls of the API: a file by a secret address, for programs that cannot sign in and want no JSON, and files that
 * our own pages send, show, save and have put together by the browser's session, or ask how far they are; and what the
 * command palette looks up as it is typed.
 */
const NO_CALLS: readonly string[] = [
  '/calendar/[file]',
  '/check-files',
  '/job-files',
  '/job-files/[id]/content',
  '/check-files/[file]/original',
  '/check-files/[file]/pages/[page]',
  '/city-mail/[id]/files/[position]/pages/[page]',
  '/compliance-papers',
  '/compliance-papers/[paper]/pages/[page]',
  '/check-reports/[run]',
  '/check-rounds/[round]',
  '/import-files/[importId]',
  '/import-uploads',
  '/logo-uploads',
  '/lead-export',
  '/check-state/[check]',
  '/extension-letters/[permit]',
  '/permit-reports/[permit]',
  '/fee-export',
  '/city-clock-letters/[permit]',
  '/queued',
  '/queued-files',
  '/data-exports/[id]',
  '/permit-desk/csv',
  '/permit-desk/moves/[id]',
  '/permit-desk/rows',
  '/places',
  '/portal-files',
  '/portal-files/[file]',
  '/support-files',
  '/support-files/[file]',
  '/ticket-files',
  '/ticket-files/[file]',
];

const FILES: RouteFile[] = listFiles(FOLDER, /^route\.tsx?$/)
  .map((file) => ({ path: file.slice(FOLDER.length).replace(/\/route\.tsx?$/, ''), source: read(file) }))
  .filter(({ path }) => !NO_CALLS.includes(path));

/** Every operation by the name it is exported under. */
const BY_NAME = new Map<string, AnyOperation>();
for (const file of listFiles('lib/edge/api/operations', /^(?!.*\.test\.).*\.ts$/)) {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ `../../${file}`);
  for (const [name, value] of Object.entries(module)) {
    if (name.endsWith('Operation')) BY_NAME.set(name, value as AnyOperation);
  }
}

/** The operations a route's handlers are made from, `POST /permits`; what is none of ours shows by its name. */
function handledBy({ source }: RouteFile): string[] {
  return [...source.matchAll(/\bhandler\(\s*(\w+)/g)].map(([, name = '']) => {
    const call = BY_NAME.get(name);
    return call ? toAddress(call) : name;
  });
}

function toAddress({ method, path }: AnyOperation): string {
  return `${method} ${path}`;
}

describe('the table of calls', () => {
  test('has every operation that is declared', () => {
    const declared = [...BY_NAME.values()].map(({ id }) => id).sort();
    expect(OPERATIONS.map(({ id }) => id).sort()).toEqual(declared);
  });

  test('has a route for each of its addresses, and an address for each route', () => {
    const addresses = [...new Set(OPERATIONS.map(({ path }) => path))];
    expect(FILES.map(({ path }) => path).sort()).toEqual(addresses.sort());
  });

  test.each(FILES.map((file) => [file.path, file] as const))(
    '%s handles its calls and no other',
    (_, file) => {
      const registered = OPERATIONS.filter(({ path }) => path === file.path).map(toAddress);
      expect(handledBy(file).sort()).toEqual(registered.sort());
    },
  );

  test.each(FILES.map((file) => [file.path, file] as const))(
    '%s answers every method through the framework',
    (_, { source }) => {
      const exported = [...source.matchAll(/^export\s+(.*?)\(?$/gm)].map(([, what]) => what);
      expect(exported.map((what) => what?.replace(/\(.*$/, ''))).toEqual([
        'const { GET, POST, PUT, PATCH, DELETE } = routeHandlers',
      ]);
    },
  );

  test('names a permission for each call that is not public', () => {
    const allowed: readonly string[] = ['public', ...PERMISSIONS];
    expect(OPERATIONS.filter(({ access }) => !allowed.includes(access))).toEqual([]);
  });

  test('counts public calls by network, and lets nobody keep what is private', () => {
    const odd = OPERATIONS.filter(
      ({ access, limit, publicSeconds, method }) =>
        (access === 'public') === (limit === 'read' || limit === 'write') ||
        (publicSeconds !== undefined && (access !== 'public' || method !== 'GET')),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  test('writes nothing on GET, and answers 204 exactly where there is nothing to say', () => {
    expect(OPERATIONS.filter(({ method, body }) => method === 'GET' && body).map(({ id }) => id)).toEqual([]);
    expect(OPERATIONS.filter(({ response, status }) => !response && status).map(({ id }) => id)).toEqual([]);
  });
});
