#!/usr/bin/env node
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './start/build.mjs';
import { StartFailure } from './start/failure.mjs';
import { ensureInstalled, requireNode } from './start/install.mjs';
import { freePort } from './start/port.mjs';
import { run } from './start/run.mjs';
import { ensureBrowser } from './test/browser.mjs';
import { playwrightCounts, vitestCounts } from './test/results.mjs';
import { runSteps } from './test/schedule.mjs';
import { selectSteps } from './test/select.mjs';

// npm test [-- step …] [--changed]: all steps, or the named ones, beside each other as far as cores reach.
// --changed runs of each step what the changes since origin/main can affect.

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const scratch = mkdtempSync(join(tmpdir(), 'lintel-run-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const SLOWEST = 10;
const LINES_OF_ERROR = 12;
const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** In the order in which they begin: of those that keep one core busy, a long one goes beside several short ones. */
const STEPS = [
  { name: 'build', cores: 1, run: () => build() },
  { name: 'unit', cores: 1, run: (changed) => vitest('unit', changed) },
  { name: 'component', cores: 2, run: (changed) => vitest('component', changed, { workers: 2 }) },
  { name: 'http', cores: 1, after: ['build'], run: () => vitest('http', undefined) },
  { name: 'embedded', cores: 1, run: (changed) => vitest('embedded', changed) },
  // The build makes Next's declarations, and two of Next's programs do not share its folder.
  { name: 'types', cores: 1, after: ['build'], run: () => types() },
  { name: 'guards', cores: 1, run: (changed) => vitest('guards', changed) },
  { name: 'lint', cores: 1, run: () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']) },
  { name: 'knip', cores: 1, run: () => tool('knip/bin/knip.js', []) },
  { name: 'integration', cores: 2, run: (changed) => vitest('integration', changed, { workers: 2 }) },
  // Alone: its clock runs fast.
  { name: 'chaos', cores: 2, run: (changed) => vitest('chaos', changed) },
  { name: 'e2e', cores: 2, after: ['build'], run: (changed) => browser(changed) },
];

async function build() {
  // The step of the types checks more of them.
  await ensureBuilt(root, { checksTypes: false });
  return { ...NOTHING, passed: 1 };
}

async function types() {
  // Next's own declarations are made, not kept.
  const made =
    existsSync(join(root, 'next-env.d.ts')) || (await node('next/dist/bin/next', ['typegen'])).code === 0;
  return made ? tool('typescript/bin/tsc', ['--noEmit', '-p', '.']) : { ...NOTHING, failed: 1 };
}

/** A tool that says yes or no counts as one. */
async function tool(program, args) {
  return judge(await node(program, args), undefined);
}

async function vitest(name, changed, { workers = 1 } = {}) {
  const report = join(scratch, `${name}.json`);
  const result = await node('vitest/vitest.mjs', [
    'run',
    '--passWithNoTests',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--project=${name}`,
    `--maxWorkers=${workers}`,
    ...(changed ? [`--changed=${changed.base}`] : []),
  ]);
  return judge(result, vitestCounts(report, root));
}

async function browser(changed) {
  const specs = changed?.specs ?? [];
  const browser = await ensureBrowser(root);
  const report = join(scratch, 'e2e.json');
  const result = await node('@playwright/test/cli.js', ['test', '--reporter=list,json', ...specs], {
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    LINTEL_E2E_PORT: String(await freePort()),
    LINTEL_E2E_DATA: join(scratch, 'e2e-data'),
  });
  return judge(result, playwrightCounts(report));
}

function node(program, args, env = {}) {
  return run(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
}

/** A runner that failed without a failed test to show for it failed once. */
function judge({ code, output }, counts = { ...NOTHING, passed: code === 0 ? 1 : 0 }) {
  const judged = code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  return { ...judged, output };
}

/** Runs a step, and says what came of it; its output where it failed. */
async function told({ name, run: work }, changed) {
  const started = Date.now();
  console.log(`── ${name} …`);
  const stillAtIt = setInterval(
    () => console.log(`── ${name}: still at it, ${seconds(Date.now() - started)}`),
    60_000,
  );
  const result = await work(changed).catch((error) => ({
    ...NOTHING,
    failed: 1,
    output: error instanceof StartFailure ? error.message : (error?.stack ?? String(error)),
  }));
  clearInterval(stillAtIt);
  const ms = Date.now() - started;
  const { passed, failed, skipped, tests = [], output = '' } = result;
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
  const later = tests.filter(({ firstError }) => firstError !== undefined).length;
  const also =
    (skipped > 0 ? `, ${skipped} skipped` : '') + (later > 0 ? `, ${later} AT THE SECOND TRY` : '');
  console.log(
    `── ${name}: ${failed === 0 ? 'ok' : 'FAILED'}, ${passed} passed, ${failed} failed${also} (${seconds(ms)})`,
  );
  return { ...result, ms };
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

function printTests(results) {
  console.log('\nTime by layer (layers run beside each other):');
  for (const [name, { ms, passed }] of results)
    console.log(`  ${name.padEnd(12)} ${seconds(ms).padStart(9)}  ${String(passed).padStart(5)} passed`);
  const tests = [...results].flatMap(([layer, { tests: own = [] }]) => own.map((one) => ({ layer, ...one })));
  if (tests.length === 0) return;
  console.log('\nThe slowest tests:');
  for (const { layer, name, ms } of tests.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    console.log(`  ${seconds(ms).padStart(9)}  ${layer}: ${name}`);
  const later = tests.filter(({ firstError }) => firstError !== undefined);
  if (later.length === 0) return;
  console.log('\nAt the second try only, and what was wrong at the first:');
  for (const { layer, name, firstError } of later)
    console.log(`  ${layer}: ${name}\n${firstLines(firstError).replaceAll(/^/gm, '    ')}`);
}

function firstLines(text) {
  return text.split('\n').slice(0, LINES_OF_ERROR).join('\n');
}

async function main() {
  requireNode();
  process.chdir(root);
  const args = process.argv.slice(2);
  const named = args.filter((arg) => arg !== '--changed');
  const unknown = named.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown) {
    const names = STEPS.map(({ name }) => name).join(', ');
    throw new StartFailure(`There is no step "${unknown}"; there are: ${names}.`);
  }
  await ensureInstalled(root);
  // Asks a parser, which is there once installed.
  const changes = args.includes('--changed')
    ? (await import('./test/changed.mjs')).readChanges(root)
    : undefined;
  const started = Date.now();
  const results = await runSteps(
    selectSteps(STEPS, { named, changes }).map((step) => ({ ...step, run: () => told(step, changes) })),
    { failed: ({ failed }) => failed > 0 },
  );
  printTests(results);
  const sum = (key) => [...results.values()].reduce((total, result) => total + result[key], 0);
  console.log(
    `\nAll in ${seconds(Date.now() - started)}.\n\n${sum('passed')} passed, ${sum('failed')} failed`,
  );
  process.exit(sum('failed') === 0 ? 0 : 1);
}

main().catch((error) => {
  console.error(
    `\n${error instanceof StartFailure ? error.message : (error?.stack ?? error)}\n\n0 passed, 1 failed`,
  );
  process.exit(1);
});
