import { expect, test } from 'vitest';
import { runChaos } from '../chaos/chaos';
import { SHORT } from '../chaos/plans';
import { formatTable, listComplaints } from '../chaos/report';

test('three workers, kills, database restarts and failing servers lose nothing and tell nothing twice', async () => {
  const result = await runChaos({ ...SHORT, seed: 6, database: process.env.CHAOS_DATABASE });
  console.log(`\n${formatTable(result)}\n`);
  expect(listComplaints(result)).toEqual([]);
  // It was no quiet night.
  expect(result.fleet.killed).toBeGreaterThan(0);
  expect(result.storm.databaseCrashes).toBeGreaterThan(0);
  expect(result.events.due).toBeGreaterThan(0);
  expect(result.notices.sent).toBeGreaterThan(0);
}, 300_000);
