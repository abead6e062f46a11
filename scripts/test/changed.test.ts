import { describe, expect, test } from 'vitest';
import { affectsSite } from './changed.mjs';

const IMPORTS: Record<string, string[]> = {
  'app/[locale]/page.tsx': ['components/hero.tsx'],
  'components/hero.tsx': [],
  'lib/edge/jobs/tidy.ts': [],
  'scripts/worker.ts': ['lib/edge/jobs/tidy.ts'],
  'scripts/test/only.mjs': ['lib/edit-distance.ts'],
  'lib/edit-distance.ts': [],
  'tests/http/pages.test.ts': ['tests/support/served-site.ts'],
  'tests/support/served-site.ts': [],
  'tests/integration/team.test.ts': ['tests/support/team.ts'],
  'tests/support/team.ts': [],
};
const GRAPH = new Map(
  Object.entries(IMPORTS).map(([file, targets]) => [
    file,
    targets.map((target) => ({ target, kind: 'value' as const })),
  ]),
);

describe('the served site', () => {
  test.each([
    ['a part of a page', 'components/hero.tsx'],
    ['what a started program imports', 'lib/edge/jobs/tidy.ts'],
    ['the site of the tests', 'tests/support/served-site.ts'],
    ['a page that was deleted', 'app/[locale]/gone/page.tsx'],
    ['a text that no import names', 'content/guides/common-permit-mistakes.en.mdx'],
    ['a configuration of the build', 'postcss.config.mjs'],
    ['a dependency', 'package-lock.json'],
  ])('is affected by %s', (_, file) => {
    expect(affectsSite(GRAPH, ['README.md', file])).toBe(true);
  });

  test.each([
    ['a document', 'docs/testing.md'],
    ['another test and its support', 'tests/support/team.ts'],
    ['the runner of the tests', 'scripts/test/only.mjs'],
    ['what only the runner imports', 'lib/edit-distance.ts'],
  ])('is not affected by %s', (_, file) => {
    expect(affectsSite(GRAPH, [file])).toBe(false);
  });
});
