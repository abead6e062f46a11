import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lintel-results-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('Vitest: a test that passed and tells of an error passed at a later try; a file that does not load failed', () => {
  const ran = (fullName: string, status: string, failureMessages: string[] = []) => ({
    fullName,
    status,
    duration: 5,
    failureMessages,
  });
  const file = report({
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 1,
    testResults: [
      {
        name: '/project/a.test.ts',
        status: 'failed',
        assertionResults: [
          ran('at once', 'passed'),
          ran('later', 'passed', ['late\n  at a.test.ts']),
          ran('never', 'failed', ['wrong']),
        ],
      },
      { name: '/project/b.test.ts', status: 'failed', assertionResults: [] },
    ],
  });
  expect(vitestCounts(file, '/project')).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    tests: [
      { name: 'a.test.ts › at once', ms: 5 },
      { name: 'a.test.ts › later', ms: 5, firstError: 'late\n  at a.test.ts' },
      { name: 'a.test.ts › never', ms: 5 },
    ],
  });
});

test('Playwright: the first error of a test that passed later, however deep it stands', () => {
  const spec = (title: string, status: string, results: object[]) => ({
    file: 'day.spec.ts',
    title,
    tests: [{ projectName: 'en-390', status, results }],
  });
  const file = report({
    stats: { expected: 1, unexpected: 0, flaky: 2, skipped: 0 },
    suites: [
      {
        specs: [spec('at once', 'expected', [{ duration: 3, status: 'passed', errors: [] }])],
        suites: [
          {
            specs: [
              spec('later', 'flaky', [
                { duration: 7, status: 'failed', errors: [{ message: 'no button' }] },
                { duration: 3, status: 'passed', errors: [] },
              ]),
              spec('slow', 'flaky', [
                { duration: 9, status: 'timedOut', errors: [] },
                { duration: 1, status: 'passed', errors: [] },
              ]),
            ],
          },
        ],
      },
    ],
  });
  expect(playwrightCounts(file)).toEqual({
    passed: 3,
    failed: 0,
    skipped: 0,
    tests: [
      { name: 'day.spec.ts › at once (en-390)', ms: 3 },
      { name: 'day.spec.ts › later (en-390)', ms: 10, firstError: 'no button' },
      { name: 'day.spec.ts › slow (en-390)', ms: 10, firstError: 'timedOut' },
    ],
  });
});

test('no report, no counts', () => {
  expect(vitestCounts(join(folder, 'none.json'), folder)).toBeUndefined();
  expect(playwrightCounts(join(folder, 'none.json'))).toBeUndefined();
});
