import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { freePort } from '@/scripts/start/port.mjs';
import { type Catcher, getLayer, type Layer } from './fault';
import { DEFAULT_PROJECT, plain, type RanTest, type Run } from './outcome';

export interface Bench {
  /** Where the copy lies. */
  folder: string;
  /** A PostgreSQL the integration tests make their databases on; the embedded one where there is none. */
  database: string | undefined;
}

interface Ended {
  code: number | null;
  output: string;
}

/** Runs a program of the copy. */
export function node(bench: Bench, args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: bench.folder,
      env: { ...process.env, ...env, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-20_000);
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: plain(output) }));
  });
}

/** Runs the named tests, those of one project, and no others. */
export async function runNamed(bench: Bench, project: Layer, catchers: readonly Catcher[]): Promise<Run> {
  const scratch = mkdtempSync(join(tmpdir(), 'lintel-faults-report-'));
  try {
    const report = join(scratch, 'report.json');
    return project === 'browser'
      ? await runPlaywright(bench, catchers, report, join(scratch, 'data'))
      : await runVitest(bench, project, catchers, report);
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
  }
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

function toPattern(patterns: readonly string[]): string {
  return `(${[...new Set(patterns)].join('|')})`;
}

function listFiles(catchers: readonly Catcher[]): string[] {
  return [...new Set(catchers.map(({ test }) => test))];
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

async function runVitest(
  bench: Bench,
  project: Exclude<Layer, 'browser'>,
  catchers: readonly Catcher[],
  report: string,
): Promise<Run> {
  const { output } = await node(
    bench,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...['--project', project, '--maxWorkers=1', '--reporter=json', `--outputFile.json=${report}`],
      ...['-t', toPattern(catchers.map(({ name }) => literal(name)))],
      ...listFiles(catchers),
    ],
    bench.database === undefined ? {} : { DATABASE_URL_TEST: bench.database },
  );
  if (!existsSync(report)) return { tests: [], broken: new Map(), output };
  const { testResults } = vitestReport.parse(JSON.parse(readFileSync(report, 'utf8')));
  const tests: RanTest[] = [];
  const broken = new Map<string, string>();
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(bench.folder, name);
    const failed = assertionResults.some((one) => one.status === 'failed');
    if (status === 'failed' && !failed) broken.set(file, plain(message).slice(0, 600));
    for (const one of assertionResults)
      tests.push({
        file,
        title: one.fullName,
        state: one.status === 'passed' || one.status === 'failed' ? one.status : 'skipped',
        message: plain((one.failureMessages ?? []).join('\n')),
      });
  }
  return { tests, broken, output };
}

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(
        z.object({ status: z.string(), errors: z.array(z.object({ message: z.string().optional() })) }),
      ),
    }),
  ),
});
interface Suite {
  title: string;
  specs?: z.infer<typeof playwrightSpec>[] | undefined;
  suites?: Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(playwrightSpec).optional(),
    suites: z.array(suite).optional(),
  }),
);
const playwrightReport = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string().optional() })).optional(),
});

async function runPlaywright(
  bench: Bench,
  catchers: readonly Catcher[],
  report: string,
  dataDir: string,
): Promise<Run> {
  const projects = [...new Set(catchers.map(({ project = DEFAULT_PROJECT }) => project))];
  // What a pattern is compared with begins with the project and the file.
  const named = catchers.map(
    ({ test, name, project = DEFAULT_PROJECT }) =>
      `${literal(project)} .*${literal(test.replace(/^.*\//, ''))} .*${literal(name)}`,
  );
  const { output } = await node(
    bench,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--reporter=json',
      ...projects.flatMap((name) => ['--project', name]),
      ...['-g', toPattern(named)],
      ...listFiles(catchers),
    ],
    {
      CI: '',
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      LINTEL_E2E_PORT: process.env.LINTEL_E2E_PORT ?? String(await freePort()),
      LINTEL_E2E_DATA: dataDir,
    },
  );
  if (!existsSync(report)) return { tests: [], broken: new Map(), output };
  const { suites, errors = [] } = playwrightReport.parse(JSON.parse(readFileSync(report, 'utf8')));
  const tests: RanTest[] = [];
  const walk = ({ title, specs = [], suites: inner = [] }: Suite, groups: string[]) => {
    const within = [...groups, title];
    for (const spec of specs) tests.push(...ranTests(spec, within.slice(1)));
    for (const one of inner) walk(one, within);
  };
  for (const one of suites) walk(one, []);
  const said = errors.map(({ message = '' }) => plain(message)).join('\n');
  return { tests, broken: new Map(), output: `${output}\n${said}` };
}

function ranTests({ title, file, tests }: z.infer<typeof playwrightSpec>, groups: string[]): RanTest[] {
  return tests.map(({ projectName, status, results }) => ({
    file: `tests/e2e/${file}`,
    title: [...groups, title].join(' '),
    project: projectName,
    state: status === 'skipped' ? 'skipped' : status === 'expected' ? 'passed' : 'failed',
    message: results.flatMap(({ errors }) => errors.map(({ message = '' }) => plain(message))).join('\n'),
  }));
}

/** The layers a runner is asked for, and the tests of each. */
export function byProject(catchers: readonly Catcher[]): Map<Layer, Catcher[]> {
  const groups = new Map<Layer, Catcher[]>();
  for (const catcher of catchers) {
    const project = getLayer(catcher.test);
    groups.set(project, [...(groups.get(project) ?? []), catcher]);
  }
  return groups;
}
