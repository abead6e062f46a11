import { existsSync, readFileSync } from 'node:fs';

/**
 * `flaky`: of the passed ones, those that needed a second try.
 * @typedef {{passed: number, failed: number, skipped: number, flaky?: number}} Counts
 */

/** @returns {Counts | undefined} */
export function vitestCounts(file) {
  const report = readReport(file);
  if (!report) return undefined;
  return {
    passed: report.numPassedTests,
    // A file that fails to load has no tests of its own to count.
    failed: report.numFailedTests + report.testResults.filter(brokenFile).length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

function brokenFile(result) {
  return result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed');
}

/** @returns {Counts | undefined} */
export function playwrightCounts(file) {
  const stats = readReport(file)?.stats;
  if (!stats) return undefined;
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected, skipped, flaky };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
