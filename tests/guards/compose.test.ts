import { describe, expect, test } from 'vitest';
import { read } from './tree';

/** Settings of `.env.example` that mean nothing inside a container. */
const OUTSIDE_CONTAINERS = new Map([
  ['DATABASE_EMBEDDED', 'the database is the postgres service'],
  ['NODE_ENV', 'the image sets it'],
  ['PORT', 'the port outside; inside it is always 3000'],
  ['HOST', 'a container listens at all of its addresses'],
  ['DATA_DIR', 'read by npm start alone'],
  ['CHROMIUM_PATH', 'read by npm test alone'],
  ['DATABASE_URL_TEST', 'read by npm test alone'],
]);
/** Settings that lead to what compose.yaml itself sets up. */
const FIXED = ['DATABASE_URL', 'FILES_DIR'];

const settings = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
const [, block = ''] = /^ {2}environment:\n((?: {4}.*\n)+)/m.exec(read('compose.yaml')) ?? [];
const passed = new Map(
  [...block.matchAll(/^ {4}([A-Z0-9_]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

/** The text of each service, with what it takes over from the common part. */
const compose = read('compose.yaml');
const common = compose.slice(compose.indexOf('x-lintel:'), compose.indexOf('\nservices:'));
const services = new Map(
  compose
    .slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'))
    .split(/^ {2}(?=\w+:$)/m)
    .slice(1)
    .map((text) => [
      text.slice(0, text.indexOf(':')),
      text.includes('<<: *lintel') ? `${text}${common.replace(/^/gm, '  ')}` : text,
    ]),
);
const lacking = (setting: RegExp) =>
  [...services].filter(([, text]) => !setting.test(text)).map(([name]) => name);

describe('a container', () => {
  test('has no more rights and no more memory than it needs', () => {
    expect([...services.keys()]).toEqual(['postgres', 'migrate', 'web', 'worker']);
    expect(lacking(/^ {4}cap_drop: \[ALL\]$/m)).toEqual([]);
    expect(lacking(/^ {4}security_opt: \["no-new-privileges:true"\]$/m)).toEqual([]);
    expect(lacking(/^ {4}mem_limit: \d+[mg]$/m)).toEqual([]);
    expect(lacking(/^ {4}read_only: true$/m)).toEqual(['postgres']);
  });

  test('that stays says whether it works', () => {
    expect(lacking(/^ {4}healthcheck:$/m)).toEqual(['migrate']);
  });

  test('has no password, secret or address of its own making', () => {
    expect(
      [...compose.matchAll(/^.*(?:PASSWORD|SECRET:|SITE_URL:).*$/gm)].map(([line]) => line.trim()),
    ).not.toContainEqual(expect.stringMatching(/\$\{(POSTGRES_PASSWORD|AUTH_SECRET):-/));
    expect(compose).toMatch(/SITE_URL: \$\{SITE_URL:\?/);
  });
});

describe('compose.yaml', () => {
  test('passes on every setting of .env.example that a container can use', () => {
    expect([...passed.keys()].sort()).toEqual(
      settings.filter((name) => !OUTSIDE_CONTAINERS.has(name)).sort(),
    );
  });

  test('passes each on under its own name', () => {
    const wrong = [...passed].filter(
      ([name, value]) => !FIXED.includes(name) && !new RegExp(`^\\$\\{${name}:[-?][^}]*\\}$`).test(value),
    );
    expect(wrong).toEqual([]);
  });

  test('excuses no setting that .env.example has not', () => {
    expect([...OUTSIDE_CONTAINERS.keys()].filter((name) => !settings.includes(name))).toEqual([]);
  });
});
