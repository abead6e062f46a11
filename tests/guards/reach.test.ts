import { expect, test } from 'vitest';
import { z } from 'zod';
import { PROGRAMS } from '@/scripts/start/bundle.mjs';
import { filesMarked, forbiddenWays, PRODUCT } from './import-tree';
import { read } from './tree';

// What a file loads is all that lies behind its imports: one constant taken from the wrong file brings the whole of it.

const CLIENT = filesMarked('use client');
const ACTIONS = filesMarked('use server');

const DATABASE = /^db\/|^package:(drizzle-orm|postgres|pg-boss)(\/|$)/;
const SERVER =
  /^lib\/edge\/(server|jobs)\/|^lib\/env\.ts$|^lib\/[^/]+\/[^/]+\/(queries|mutations)\.ts$|^scripts\/|^package:(server-only|pino)$/;
const NODE = /^package:node:/;
const CONTENT = /^content\//;

const startingWith = (folder: string) => PRODUCT.filter((path) => path.startsWith(folder));
const anyOf =
  (...patterns: RegExp[]) =>
  (target: string) =>
    patterns.some((pattern) => pattern.test(target));

/** The set-up finds a city as its name is typed, without waiting for an answer: it has the list of them. */
const SETUP = /^app\/\[locale\]\/\(onboarding\)\/onboarding\/_components\//;
const CATALOGUE = 'cities\\/(catalogue|in-order|[\\w-]+\\/city)';
const OTHER_CONTENT = new RegExp(`^content\\/(?!${CATALOGUE}\\.ts$)`);

test.each([
  ['what a browser is sent', [...CLIENT].filter((path) => !SETUP.test(path)), CONTENT],
  ['the set-up in the browser', [...CLIENT].filter((path) => SETUP.test(path)), OTHER_CONTENT],
])('%s holds no database, no content data, no server code', (_, starts, content) => {
  expect(starts.length).toBeGreaterThan(20);
  const ways = forbiddenWays({
    starts,
    // An action stays on the server; the browser is sent its name.
    boundary: (target) => ACTIONS.has(target),
    never: (target) => !ACTIONS.has(target) && anyOf(DATABASE, content, SERVER, NODE)(target),
  });
  expect(ways).toEqual([]);
});

test('components load no database, no reads or writes, no page, no module of Node', () => {
  const reads = /^lib\/edge\/(server|jobs)\/|^lib\/[^/]+\/[^/]+\/(queries|mutations)\.ts$/;
  const ways = forbiddenWays({
    starts: startingWith('components/'),
    // Long texts are content, read from their files when pages are built.
    boundary: (target) => target === 'lib/site/mdx/compile.ts',
    never: anyOf(DATABASE, reads, NODE, /^(app|scripts)\//, /^package:server-only$/),
  });
  expect(ways).toEqual([]);
});

test('domains and jobs load no framework, no page, no server glue', () => {
  const framework = /^package:(next|next-auth|next-intl|react|react-dom)(\/|$)/;
  const ways = forbiddenWays({
    starts: PRODUCT.filter((path) => /^lib\/(?!edge\/server\/|platform\/i18n\/)/.test(path)),
    // Mails and reports are written as React elements, which are rendered without a page.
    boundary: (target) => /^lib\/(providers\/mail|checking\/report)\//.test(target),
    never: anyOf(framework, /^(app|components|scripts)\//, /^lib\/edge\/server\//),
  });
  // Where such a domain starts itself: its markup.
  expect(
    ways.filter((way) => !/^lib\/(providers\/mail|checking\/report)\/.*package:react$/.test(way)),
  ).toEqual([]);
});

test('domains of rules alone load no database, no reads or writes, no module of Node', () => {
  const rules = /^lib\/[^/]+\/(access|checklists|fees|guides|i18n|measurement|review|streams)\//;
  const ways = forbiddenWays({
    starts: PRODUCT.filter((path) => rules.test(path)),
    never: anyOf(DATABASE, SERVER, NODE),
  });
  expect(ways).toEqual([]);
});

test('lists of words, shapes and schemas load no database and no module of Node', () => {
  const ways = forbiddenWays({
    starts: PRODUCT.filter((path) => /^lib\/[^/]+\/[^/]+\/(types|schema|view)\.ts$/.test(path)),
    never: anyOf(DATABASE, SERVER, NODE),
  });
  expect(ways).toEqual([]);
});

test('the middleware loads addresses, settings and the session: no database, no domain, no long content', () => {
  const parts =
    /^lib\/(platform\/i18n|edge\/server)\/|^lib\/(env|brand|own-entry)\.ts$|^lib\/site\/measurement\/settings\.ts$|^scripts\/web\/headers\.mjs$/;
  const lists = new RegExp(`^content\\/(${CATALOGUE}|guides\\/slugs)\\.ts$`);
  const packages = /^package:(next\/server|next-auth\/jwt|zod|node:(crypto|fs|path))$/;
  const ways = forbiddenWays({
    starts: ['middleware.ts'],
    never: (target) => !anyOf(parts, lists, packages)(target),
  });
  expect(ways).toEqual([]);
});

test('the schema of the database loads lists of words, no rules', () => {
  const words = /^db\/|^lib\/[^/]+\/[^/]+\/types\.ts$|^lib\/(context|platform\/i18n\/locales)\.ts$|^package:/;
  const ways = forbiddenWays({
    starts: startingWith('db/schema/'),
    never: (target) => !words.test(target),
  });
  expect(ways).toEqual([]);
});

test('content is data: it loads no database, no file, no code of a page or the server', () => {
  const ways = forbiddenWays({
    starts: startingWith('content/'),
    never: anyOf(DATABASE, SERVER, NODE, /^(app|components|messages)\//, /^package:(next|react)/),
  });
  expect(ways).toEqual([]);
});

test('what is served and what runs beside it need no package of development alone', () => {
  const { devDependencies } = z
    .object({ devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')));
  const ways = forbiddenWays({
    starts: [...Object.values(PROGRAMS), ...startingWith('app/'), 'middleware.ts'],
    never: (target) =>
      Object.keys(devDependencies).some(
        (name) => target === `package:${name}` || target.startsWith(`package:${name}/`),
      ),
  });
  expect(ways).toEqual([]);
});
