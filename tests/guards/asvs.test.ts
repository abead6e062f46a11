import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFiles, ROOT, read } from './tree';

/** Shown by a test that names it, not here for a reason, or shown but for a part that is not here. */
type Row = 'covered' | { notHere: string } | { butFor: string };

const NO_LIST =
  'feeds are records in content/cities, and their sample server is a setting of the installation; what workflows call is chosen by companies, anywhere on the public internet and nowhere else, so that no list can hold it';
const NO_SCANNER =
  'no antivirus program is at hand: a file is read in a process of its own, drawn anew for the screen, and given back only to be saved';
const NO_OAUTH = 'there is no OAuth server: tokens are given for a password at /api/v1/auth/login alone';

/**
 * Requirements of OWASP ASVS 5.0.0 that can be tested from outside, and two faults of frameworks. A test shows one by
 * naming it at the end of its title: `(ASVS 7.3.1, 7.3.2)`, `(CVE-2025-29927)`.
 */
const REQUIREMENTS: Readonly<Record<string, Row>> = {
  '1.2.1': 'covered',
  '1.2.2': 'covered',
  '1.2.3': 'covered',
  '1.2.4': 'covered',
  '1.3.6': 'covered',
  '1.3.11': 'covered',
  '2.3.3': 'covered',
  '2.3.4': 'covered',
  '2.4.1': {
    butFor:
      'texts: no call sends one, they follow changes of watched permits to numbers with recorded consent',
  },
  '3.2.2': 'covered',
  '3.3.1': 'covered',
  '3.3.2': 'covered',
  '3.3.3': 'covered',
  '3.3.4': 'covered',
  '3.4.1': 'covered',
  '3.4.2': 'covered',
  '3.4.3': 'covered',
  '3.4.4': 'covered',
  '3.4.5': 'covered',
  '3.4.6': 'covered',
  '3.5.1': 'covered',
  '3.5.2': 'covered',
  '3.5.3': 'covered',
  '3.7.2': 'covered',
  '4.1.1': 'covered',
  '4.1.3': 'covered',
  '4.1.4': 'covered',
  '5.2.1': 'covered',
  '5.2.2': 'covered',
  '5.3.2': 'covered',
  '5.4.1': 'covered',
  '5.4.2': 'covered',
  '5.4.3': { notHere: NO_SCANNER },
  '6.1.1': 'covered',
  '6.2.1': 'covered',
  '6.2.3': 'covered',
  '6.2.4': 'covered',
  '6.2.5': { notHere: 'the specification asks for kinds of characters, and it wins' },
  '6.2.7': 'covered',
  '6.2.8': 'covered',
  '6.2.9': 'covered',
  '6.2.12': 'covered',
  '6.3.1': 'covered',
  '6.4.1': 'covered',
  '6.4.3': 'covered',
  '6.5.1': 'covered',
  '6.5.4': 'covered',
  '6.5.5': 'covered',
  '6.6.3': 'covered',
  '6.8.1': { butFor: 'sign-in through another provider: there is none; an invitation takes no account over' },
  '7.2.3': 'covered',
  '7.2.4': 'covered',
  '7.3.1': 'covered',
  '7.3.2': 'covered',
  '7.4.1': 'covered',
  '7.4.2': 'covered',
  '7.4.3': 'covered',
  '7.5.1': { butFor: "changing one's e-mail address or telephone number: no screen and no call does" },
  '7.5.2': 'covered',
  '8.2.1': 'covered',
  '8.2.2': 'covered',
  '8.2.3': 'covered',
  '8.3.1': 'covered',
  '8.4.1': 'covered',
  '9.1.1': 'covered',
  '9.1.2': 'covered',
  '9.1.3': 'covered',
  '9.2.1': 'covered',
  '9.2.2': 'covered',
  '9.2.3': 'covered',
  '10.4.1': { notHere: NO_OAUTH },
  '10.4.2': { notHere: NO_OAUTH },
  '10.4.3': { notHere: NO_OAUTH },
  '10.4.4': { notHere: NO_OAUTH },
  '10.4.5': 'covered',
  '10.4.6': { notHere: NO_OAUTH },
  '10.4.8': 'covered',
  '10.4.9': 'covered',
  '10.4.10': { notHere: NO_OAUTH },
  '10.4.11': { notHere: NO_OAUTH },
  '10.7.1': { notHere: NO_OAUTH },
  '10.7.2': { notHere: NO_OAUTH },
  '10.7.3': { notHere: NO_OAUTH },
  '11.4.2': 'covered',
  '11.5.1': 'covered',
  '13.2.4': { notHere: NO_LIST },
  '13.4.1': 'covered',
  '13.4.2': 'covered',
  '13.4.3': 'covered',
  '13.4.4': 'covered',
  '13.4.5': 'covered',
  '14.2.1': {
    butFor:
      'what works once and ends soon: the links in mails, and the call that validates an invitation, as specified',
  },
  '14.3.1': 'covered',
  '14.3.2': 'covered',
  '14.3.3': 'covered',
  '15.3.1': 'covered',
  '15.3.2': 'covered',
  '15.3.3': 'covered',
  '15.3.4': 'covered',
  '15.3.6': 'covered',
  '15.3.7': 'covered',
  '16.2.5': 'covered',
  '16.3.1': 'covered',
  '16.3.2': 'covered',
  '16.4.1': 'covered',
  '16.5.1': 'covered',
  '16.5.2': 'covered',
  '16.5.3': 'covered',
  'CVE-2025-29927': 'covered',
  'CVE-2025-55182': 'covered',
  'CVE-2025-66478': 'covered',
};

const TEST_FILES = ['app', 'components', 'content', 'db', 'lib', 'scripts', 'tests'].flatMap((folder) =>
  listFiles(folder, /\.(test|spec)\.tsx?$/),
);

/** What the titles of tests name; comments do not count. */
function named(): Set<string> {
  const found = new Set<string>();
  for (const file of TEST_FILES) {
    const code = read(file).replace(/^\s*(\/\/|\/?\*).*$/gm, '');
    for (const [, list = ''] of code.matchAll(/\(((?:ASVS \d|CVE-\d)[^()'"`\n]*)\)['"`]/g))
      for (const [number] of list.matchAll(/CVE-\d+-\d+|\d+(?:\.\d+)+/g)) found.add(number);
  }
  return found;
}

const NAMED = named();

test.each(Object.entries(REQUIREMENTS))('%s is named by a test, or says why not', (number, row) => {
  const isShown = row === 'covered' || 'butFor' in row;
  expect(NAMED.has(number)).toBe(isShown);
});

test('no test names a requirement that is not in the table', () => {
  expect([...NAMED].filter((number) => !(number in REQUIREMENTS))).toEqual([]);
});

/** `[19, 2, 1]` of "19.2.1-canary". */
function readVersion(folder: string): number[] {
  const { version } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  return String(version).split(/[.-]/).slice(0, 3).map(Number);
}

function isAtLeast(version: number[], fixed: number[]): boolean {
  const index = fixed.findIndex((part, place) => version[place] !== part);
  return index === -1 || (version[index] ?? 0) > (fixed[index] ?? 0);
}

describe('what runs in place of an action', () => {
  test.each([
    ['node_modules/next', [16, 0, 7]],
    ['node_modules/react', [19, 2, 1]],
    ['node_modules/react-dom', [19, 2, 1]],
  ])('is nothing but ours: %s has the repair (CVE-2025-55182, CVE-2025-66478)', (folder, fixed) => {
    expect(isAtLeast(readVersion(folder), fixed)).toBe(true);
  });

  test('a version is compared part by part', () => {
    expect(isAtLeast([16, 0, 6], [16, 0, 7])).toBe(false);
    expect(isAtLeast([16, 1, 0], [16, 0, 7])).toBe(true);
    expect(isAtLeast([15, 9, 9], [16, 0, 7])).toBe(false);
    expect(isAtLeast([16, 0, 7], [16, 0, 7])).toBe(true);
  });
});
