/**
 * Requests a second and the 99th percentile of the API, beside the same query on the same database through a bare
 * Next route handler and through a bare Node `http` handler: `npm run bench:api -- [--seconds 8] [--connections 16]`.
 * Builds and serves a copy of the project with the bare handler in it. All are measured in turn, several rounds in one
 * run; the median counts.
 */
import { parseArgs } from 'node:util';
import { prepareData } from './api/data';
import { type Load, measureLoad } from './api/load';
import { openApiStage } from './api/stage';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    connections: { type: 'string', default: '16' },
    rounds: { type: 'string', default: '5' },
  },
});
const SECONDS = Number(values.seconds);
const CONNECTIONS = Number(values.connections);
const ROUNDS = Number(values.rounds);

const figures: Record<string, number> = {};
const aims: Record<string, string> = {};
const met: Record<string, boolean> = {};
const ratio = (value: number) => Math.round(value * 1_000) / 1_000;

const data = await prepareData();
const stage = await openApiStage(process.cwd(), data);
try {
  const bearer = { authorization: `Bearer ${data.token}` };
  const targets: Record<string, { url: string; headers?: Record<string, string> }> = {
    'list, bare node': { url: `${stage.bareNode}/permits` },
    'list, bare Next handler': { url: `${stage.site}/api/bench/permits` },
    'list, API with a token': { url: `${stage.site}/api/v1/permits?limit=25`, headers: bearer },
    'available cities, bare node': { url: `${stage.bareNode}/cities` },
    'available cities, API without one': { url: `${stage.site}/api/v1/cities/available` },
  };
  const loads: Record<string, Load[]> = {};
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, target] of Object.entries(targets)) {
      const load = await measureLoad({ ...target, seconds: SECONDS, connections: CONNECTIONS });
      // The first round is for the compilers.
      if (round > 0) loads[name] = [...(loads[name] ?? []), load];
    }
  }
  report(loads);
} catch (error) {
  console.error(error);
} finally {
  await stage.stop();
  await data.stop();
  console.log(JSON.stringify({ bench: 'api', figures, aims, met }));
}

function report(loads: Record<string, Load[]>): void {
  const middle = (list: number[]) =>
    [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
  const median = (name: string, of: (load: Load) => number) => middle((loads[name] ?? []).map(of));
  console.log(`${data.database}, ${CONNECTIONS} connections, ${SECONDS} s each, median of ${ROUNDS} rounds`);
  console.table(
    Object.fromEntries(
      Object.keys(loads).map((name) => [
        name,
        {
          'requests/s': Math.round(median(name, (load) => load.perSecond)),
          'p99 ms': ratio(median(name, (load) => load.p99)),
          'not 200': median(name, (load) => load.failed),
        },
      ]),
    ),
  );
  const per = (ours: string, theirs: string) =>
    ratio(
      middle(
        (loads[ours] ?? []).map(
          (load, round) => load.perSecond / (loads[theirs]?.[round]?.perSecond ?? Number.NaN),
        ),
      ),
    );
  figures.list_to_bare_next = per('list, API with a token', 'list, bare Next handler');
  figures.list_to_bare_node = per('list, API with a token', 'list, bare node');
  figures.cities_to_bare_node = per('available cities, API without one', 'available cities, bare node');
  figures.list_p99_ms = ratio(median('list, API with a token', (load) => load.p99));
  figures.failed = Object.values(loads)
    .flat()
    .reduce((sum, load) => sum + load.failed, 0);
  aims.list_to_bare_next = '>= 0.8';
  met.list_to_bare_next = figures.list_to_bare_next >= 0.8;
  aims.failed = '== 0';
  met.failed = figures.failed === 0;
}
