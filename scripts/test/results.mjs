import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{passed: number, failed: number, skipped: number}} Counts */

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
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
