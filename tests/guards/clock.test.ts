import { expect, test } from 'vitest';
import { filesMarked } from './import-tree';
import { listFiles, read } from './tree';

const IN_LIB_AND_APP = ['lib', 'app', 'content', 'db'].flatMap((folder) => listFiles(folder, /\.tsx?$/));
const IN_COMPONENTS = listFiles('components', /\.tsx?$/);
const IN_BROWSER = filesMarked('use client');
const isProduct = (path: string) => !/\.test\.tsx?$/.test(path);

/** Where in these files a pattern stands, without what comments say of it. */
function having(files: readonly string[], pattern: RegExp, except: RegExp): string[] {
  return files.filter(
    (path) =>
      isProduct(path) &&
      !except.test(path) &&
      pattern.test(read(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')),
  );
}

test('the machine’s clock is read in one place; everything else is given the time', () => {
  // Components, and the parts of a page that are marked so, run in the browser, which has a clock of its own.
  const onServer = IN_LIB_AND_APP.filter((path) => !IN_BROWSER.has(path));
  expect(having(onServer, /\bDate\.now\(|new Date\(\)/, /^lib\/platform\/clock\/system\.ts$/)).toEqual([]);
});

test('the machine’s clock is asked for by the edge, and by what outlives the time it was given', () => {
  const asking = having(
    IN_LIB_AND_APP,
    /\bsystemTime\b/,
    /^lib\/(platform\/clock|edge\/server|edge\/jobs)\//,
  );
  expect(asking).toEqual([
    'lib/checking/checks/run-check.ts',
    'lib/checking/files/local-store.ts',
    'lib/checking/files/scratch.ts',
    'lib/site/measurement/tag-manager.ts',
    'lib/tracking/feeds/http.ts',
    'app/.well-known/security.txt/route.ts',
    'app/[locale]/(marketing)/cities/[city]/page.tsx',
    'app/pictures/[locale]/[name]/route.tsx',
  ]);
});

test('time zones are computed with in one place, and dates formatted in one', () => {
  const everywhere = [...IN_LIB_AND_APP, ...IN_COMPONENTS];
  const formats = /\bIntl\.DateTimeFormat\(|\.toLocale(Date|Time)String\(|getTimezoneOffset/;
  expect(having(everywhere, formats, /^lib\/platform\/(clock|i18n)\//)).toEqual([]);
  expect(having(everywhere, /toISOString\(\)\.slice\(0, ?10\)/, /^lib\/platform\/clock\//)).toEqual([]);
});

test('a date given from outside is one the database takes', () => {
  const zods = /\bz\s*\.(iso\s*\.\s*(date|datetime)|date|coerce\s*\.\s*date)\(|\.(date|datetime)\(\)/;
  expect(having(IN_LIB_AND_APP, zods, /^lib\/platform\/clock\/day-schema\.ts$/)).toEqual([]);
});

test('texts outside a request come from one translator', () => {
  const everywhere = [...IN_LIB_AND_APP, ...IN_COMPONENTS];
  const made = /\bcreate(Translator|Formatter)\(/;
  expect(having(everywhere, made, /^lib\/platform\/i18n\/translator\.ts$/)).toEqual([]);
});
