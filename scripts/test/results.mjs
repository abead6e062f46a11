import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export function vitestCounts(file, root) {
  const report = readReport(file);
  if (!report) return undefined;
  return {
    passed: report.numPassedTests,
    // A file that fails to load has no tests of its own to count.
    failed: report.numFailedTests + report.testResults.filter(brokenFile).length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
        name: `${relative(root, name)} › ${fullName}`,
        ms: duration ?? 0,
        // What passed and still tells of an error passed at a later try.
        firstError: status === 'passed' ? failureMessages[0] : undefined,
      })),
    ),
  };
}

function brokenFile(result) {
  return result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed');
}

export function playwrightCounts(file) {
  const report = readReport(file);
  if (!report?.stats) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    tests: report.suites.flatMap(testsIn),
  };
}

function testsIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${file} › ${title} (${projectName})`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      firstError: status === 'flaky' ? (results[0].errors[0]?.message ?? results[0].status) : undefined,
    })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
