import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * `flaky`: of the passed ones, those that needed a second try. `tests`: how long each took.
 * @typedef {{name: string, ms: number}} Timed
 * @typedef {{passed: number, failed: number, skipped: number, flaky?: number, tests?: Timed[]}} Counts
 */

/** @returns {Counts | undefined} */
export function vitestCounts(file, root) {
  const report = readReport(file);
  if (!report) return undefined;
  return {
    passed: report.numPassedTests,
    // A file that fails to load has no tests of its own to count.
    failed: report.numFailedTests + report.testResults.filter(brokenFile).length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    // What passed and still tells of an error passed at a later try.
    flaky: report.testResults.flatMap(({ assertionResults }) => assertionResults).filter(passedLater).length,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${relative(root, name)} › ${fullName}`,
        ms: duration ?? 0,
      })),
    ),
  };
}

function passedLater({ status, failureMessages }) {
  return status === 'passed' && failureMessages.length > 0;
}

function brokenFile(result) {
  return result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed');
}

/** @returns {Counts | undefined} */
export function playwrightCounts(file) {
  const report = readReport(file);
  if (!report?.stats) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    flaky,
    tests: report.suites.flatMap(timesIn),
  };
}

/** @returns {Timed[]} */
function timesIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file} › ${title} (${projectName})`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(timesIn)];
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
