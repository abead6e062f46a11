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
