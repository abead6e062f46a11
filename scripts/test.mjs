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

// npm test [-- step …] [--native]: all steps in this order, or the named ones; stops at the first failure.
// --native runs the integration tests against a PostgreSQL of their own instead of the embedded database.

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const scratch = mkdtempSync(join(tmpdir(), 'lintel-run-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const STEPS = {
  lint: () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
  types: async () => {
    // Next's own declarations are made, not kept.
    const made =
      existsSync(join(root, 'next-env.d.ts')) || (await node('next/dist/bin/next', ['typegen'])) === 0;
    return made ? tool('typescript/bin/tsc', ['--noEmit', '-p', '.']) : { passed: 0, failed: 1, skipped: 0 };
  },
  knip: () => tool('knip/bin/knip.js', []),
  guards: () => vitest('guards', ['--project', 'unit', 'tests/guards']),
  unit: () => vitest('unit', ['--project', 'unit', '--exclude', 'tests/guards/**']),
  integration: (native) =>
    vitest('integration', ['--project', 'integration'], native ? { LINTEL_TEST_DATABASE: 'native' } : {}),
  e2e: async () => {
    const browser = await ensureBrowser(root);
    await ensureBuilt(root);
    const report = join(scratch, 'e2e.json');
    const code = await node('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
      ...(browser ? { CHROMIUM_PATH: browser } : {}),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      LINTEL_E2E_PORT: String(await freePort()),
      LINTEL_E2E_DATA: join(scratch, 'e2e-data'),
    });
    return judge(code, playwrightCounts(report));
  },
};

async function node(program, args, env = {}) {
  const { code } = await run(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    show: true,
  });
  return code;
}

/** A tool that says yes or no counts as one. */
async function tool(program, args) {
  return judge(await node(program, args), undefined);
}

async function vitest(name, args, env) {
  const report = join(scratch, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await node('vitest/vitest.mjs', ['run', '--passWithNoTests', ...reporters, ...args], env);
  return judge(code, vitestCounts(report));
}

/** A runner that failed without a failed test to show for it failed once. */
function judge(code, counts = { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function main() {
  requireNode();
  process.chdir(root);
  const args = process.argv.slice(2);
  const native = args.includes('--native');
  const named = args.filter((name) => name !== '--native');
  const unknown = named.find((name) => !Object.hasOwn(STEPS, name));
  if (unknown)
    throw new StartFailure(`There is no step "${unknown}"; there are: ${Object.keys(STEPS).join(', ')}.`);
  await ensureInstalled(root);

  const total = { passed: 0, failed: 0 };
  for (const name of Object.keys(STEPS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    console.log(`\n── ${name}`);
    const started = Date.now();
    const { passed, failed, skipped, flaky = 0 } = await STEPS[name](native);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const also =
      (skipped > 0 ? `, ${skipped} skipped` : '') + (flaky > 0 ? `, ${flaky} AT THE SECOND TRY` : '');
    console.log(
      `── ${name}: ${failed === 0 ? 'ok' : 'FAILED'}, ${passed} passed, ${failed} failed${also} (${seconds} s)`,
    );
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) break;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

main().catch((error) => {
  console.error(
    `\n${error instanceof StartFailure ? error.message : (error?.stack ?? error)}\n\n0 passed, 1 failed`,
  );
  process.exit(1);
});
