import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { homeOf, usersOfParts, whereIs } from './homes';
import { IMPORTS, PRODUCT } from './import-tree';

const isRoute = (path: string) => /^app\/.*\/(page|layout)\.tsx$/.test(path);
const foldersOf = (files: readonly string[]) => new Set(files.filter(isRoute).map(posix.dirname));

const DASHBOARD = 'app/[locale]/(dashboard)';
const PERMITS = `${DASHBOARD}/dashboard/permits`;

describe('the home of a part', () => {
  test.each([
    ['one page', [`${PERMITS}/search/page.tsx`], `${PERMITS}/search`],
    ['a page and one below it', [`${PERMITS}/page.tsx`, `${PERMITS}/search/page.tsx`], PERMITS],
    ['two pages below one', [`${PERMITS}/[id]/page.tsx`, `${PERMITS}/search/page.tsx`], PERMITS],
    ['a file beside a page', [`${PERMITS}/consent.ts`], PERMITS],
    ['two pages', [`${PERMITS}/page.tsx`, `${DASHBOARD}/dashboard/team/page.tsx`], 'components'],
    ['the first page alone', [`${DASHBOARD}/dashboard/page.tsx`], `${DASHBOARD}/dashboard`],
    ['the first page and another', [`${DASHBOARD}/dashboard/page.tsx`, `${PERMITS}/page.tsx`], 'components'],
    ['a layout and a page in it', [`${DASHBOARD}/layout.tsx`, `${PERMITS}/page.tsx`], DASHBOARD],
    ['the kit', ['components/ui/table.tsx', `${PERMITS}/page.tsx`], 'components'],
    ['a picture that is no page', ['app/pictures/[locale]/[name]/route.tsx'], 'components'],
  ])('used by %s', (_, users, home) => {
    const pages = [
      `${DASHBOARD}/layout.tsx`,
      ...['', '/permits', '/permits/[id]', '/permits/search', '/team'].map(
        (page) => `${DASHBOARD}/dashboard${page}/page.tsx`,
      ),
    ];
    expect(homeOf(users, foldersOf(pages))).toBe(home);
  });

  test('follows the parts that use it', () => {
    const users = usersOfParts([
      { from: `${PERMITS}/page.tsx`, target: `${PERMITS}/_components/list.tsx` },
      { from: `${PERMITS}/_components/list.tsx`, target: 'components/permits/row.tsx' },
      { from: 'components/permits/row.tsx', target: 'components/permits/place.tsx' },
      { from: 'components/permits/place.tsx', target: 'components/permits/row.tsx' },
    ]);
    expect(users.get('components/permits/place.tsx')).toEqual([`${PERMITS}/page.tsx`]);
  });
});

test('a part of one route lies in its _components, one of several in components', () => {
  const users = usersOfParts(IMPORTS);
  const routes = foldersOf(PRODUCT);
  expect(users.size).toBeGreaterThan(300);
  const elsewhere = [...users].flatMap(([part, of]) => {
    const home = homeOf(of, routes);
    return whereIs(part) === home ? [] : [`${part} belongs in ${home}: used by ${of.join(', ')}`];
  });
  expect(elsewhere).toEqual([]);
});
