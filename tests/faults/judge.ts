import { type Catcher, type Fault, needsBuild } from './fault';
import { getOutcome, type Outcome, type Run } from './outcome';
import { type Bench, byProject, node, runNamed } from './run-tests';
import { obstacle, plant } from './tree';

export interface Verdict {
  fault: Fault;
  state: 'CAUGHT' | 'MISSED' | 'BROKEN';
  /** Why it is not caught. */
  why: string;
}

type PrintLine = (line: string) => void;

const formatCatcher = ({ test, name, project }: Catcher) =>
  `${test} › ${name}${project ? ` [${project}]` : ''}`;

/** Plants each fault and runs its tests; those that need a build go a group to a build. */
export async function judgeAll(
  root: string,
  bench: Bench,
  faults: readonly Fault[],
  say: PrintLine,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const add = (verdict: Verdict) => {
    verdicts.push(verdict);
    say(`${verdict.state} ${verdict.fault.id}${verdict.why === '' ? '' : `: ${verdict.why}`}`);
  };
  const plantable = faults.filter((fault) => {
    const why = obstacle(root, fault);
    if (why !== null) add({ fault, state: 'BROKEN', why });
    return why === null;
  });
  const sound = await withoutFaults(bench, plantable, say);
  const ready = plantable.filter((fault) => {
    const red = fault.caughtBy
      .map((catcher) => sound.get(formatCatcher(catcher)))
      .find((why) => why !== undefined);
    if (red !== undefined) add({ fault, state: 'BROKEN', why: red });
    return red === undefined;
  });
  for (const fault of ready.filter((one) => !needsBuild(one))) {
    const takeOut = plant(bench.folder, fault);
    try {
      add(await judge(bench, fault));
    } finally {
      takeOut();
    }
  }
  const groups = groupFaults(ready.filter(needsBuild));
  for (const [index, group] of groups.entries()) {
    say(`build ${index + 1} of ${groups.length}: ${group.map(({ id }) => id).join(', ')}`);
    for (const verdict of await judgeBuilt(bench, group)) add(verdict);
  }
  return verdicts;
}

/** Why a test cannot be believed: it fails, or is not there, without any fault. By its name. */
async function withoutFaults(
  bench: Bench,
  faults: readonly Fault[],
  say: PrintLine,
): Promise<Map<string, string>> {
  const red = new Map<string, string>();
  if (faults.some(needsBuild)) {
    say('building without faults');
    const failure = await build(bench);
    if (failure !== null) throw new Error(`The tree cannot be built:\n${failure}`);
  }
  say('the named tests without faults');
  const outcome = await runOutcomes(bench, faults);
  for (const catcher of faults.flatMap(({ caughtBy }) => caughtBy)) {
    const found = outcome(catcher);
    if (found.state !== 'passed')
      red.set(formatCatcher(catcher), `without the fault ${found.state}: ${shortened(found.message)}`);
  }
  return red;
}

async function judge(bench: Bench, fault: Fault): Promise<Verdict> {
  return judgeFault(fault, await runOutcomes(bench, [fault]));
}

/** Runs the tests of these faults, each runner once, and tells of each what became of it. */
async function runOutcomes(bench: Bench, faults: readonly Fault[]): Promise<(catcher: Catcher) => Outcome> {
  const runs = new Map<Catcher, Run>();
  for (const [project, catchers] of byProject(faults.flatMap(({ caughtBy }) => caughtBy))) {
    const run = await runNamed(bench, project, catchers);
    for (const catcher of catchers) runs.set(catcher, run);
  }
  return (catcher) => {
    const run = runs.get(catcher);
    return run ? getOutcome(run, catcher) : { state: 'absent', message: 'it was not run' };
  };
}

function judgeFault(fault: Fault, outcome: (catcher: Catcher) => Outcome): Verdict {
  if (fault.caughtBy.length === 0) return { fault, state: 'MISSED', why: 'no test is named' };
  for (const catcher of fault.caughtBy) {
    const found = outcome(catcher);
    if (found.state === 'absent') return { fault, state: 'BROKEN', why: found.message };
    if (found.state === 'passed') return { fault, state: 'MISSED', why: `${formatCatcher(catcher)} passes` };
    if (fault.message !== undefined && !fault.message.test(found.message))
      return {
        fault,
        state: 'MISSED',
        why: `${formatCatcher(catcher)} fails of something else: ${shortened(found.message)}`,
      };
  }
  return { fault, state: 'CAUGHT', why: '' };
}

/** Tells all it finds wrong, page by page: of several faults in one build it tells each. */
const COLLECTS = /^tests\/e2e\/sweep\.spec\.ts /;

/** As few builds as may be: in one, no test that stops at the first thing wrong is to tell two faults. */
function groupFaults(faults: readonly Fault[]): Fault[][] {
  const groups: { faults: Fault[]; tests: Set<string> }[] = [];
  for (const fault of faults) {
    const tests = fault.caughtBy
      .map(formatCatcher)
      .filter((name) => fault.message === undefined || !COLLECTS.test(name));
    let group = groups.find((one) => tests.every((test) => !one.tests.has(test)));
    if (!group) {
      group = { faults: [], tests: new Set() };
      groups.push(group);
    }
    group.faults.push(fault);
    for (const test of tests) group.tests.add(test);
  }
  return groups.map((group) => group.faults);
}

async function judgeBuilt(bench: Bench, faults: readonly Fault[]): Promise<Verdict[]> {
  const takenOut = faults.map((fault) => plant(bench.folder, fault));
  try {
    const failure = await build(bench);
    if (failure !== null)
      return faults.map((fault) => ({ fault, state: 'BROKEN', why: `the build failed: ${failure}` }));
    const outcome = await runOutcomes(bench, faults);
    return faults.map((fault) => judgeFault(fault, outcome));
  } finally {
    for (const takeOut of takenOut.reverse()) takeOut();
  }
}

/** Null, or what the build said. */
async function build(bench: Bench): Promise<string | null> {
  const { code, output } = await node(bench, ['scripts/build.mjs']);
  return code === 0 ? null : shortened(output);
}

function shortened(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(0, 6).join(' ⏎ ').slice(0, 600);
}
