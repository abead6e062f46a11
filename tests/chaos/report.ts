import { type ChaosResult, hours } from './chaos';

const told = (counts: Record<string, number>) =>
  Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([key, n]) => `${key} ${n}`)
    .join(', ') || 'none';
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0);
const minutes = (ms: number) => Math.round(ms / 60_000);

/** What is aimed at: nothing lost, nothing doubled, nothing untrue, late or stuck. */
export function getFigures(result: ChaosResult) {
  const { events, notices, fleet, storm } = result;
  return {
    workers_killed: fleet.killed,
    database_restarts: storm.databaseCrashes,
    feed_faults: sum(result.feedFaults),
    mail_faults: sum(storm.mailFaults),
    text_faults: sum(storm.textFaults),
    polls_whole: result.wholeReads,
    events: events.events,
    events_lost: events.lost.length,
    events_doubled: events.doubled.length,
    events_untrue: events.untrue.length,
    notices: notices.notices,
    notices_lost: notices.lost.length,
    notices_doubled: notices.doubled.length,
    notices_untrue: notices.untrue.length,
    notices_late: notices.late.length,
    notices_slow: notices.slow.length,
    cut_off_not_sent: notices.cutOffNotTaken,
    stuck: result.stuck.length,
    slowest_real_time_min: minutes(notices.slowest.real_time),
    slowest_hourly_min: minutes(notices.slowest.hourly),
    slowest_daily_min: minutes(notices.slowest.daily),
    ...Object.fromEntries(
      (['real_time', 'hourly', 'daily'] as const).flatMap((cadence) => [
        [`from_city_${cadence}_median_min`, minutes(share(notices.fromCity[cadence], 0.5))],
        [`from_city_${cadence}_p95_min`, minutes(share(notices.fromCity[cadence], 0.95))],
      ]),
    ),
    settled_min: minutes(result.settledAfterMs),
  };
}

export const AIMED_AT_ZERO = [
  'events_lost',
  'events_doubled',
  'events_untrue',
  'notices_lost',
  'notices_doubled',
  'notices_untrue',
  'notices_late',
  'notices_slow',
  'stuck',
] as const;

/** The value that a share of the sorted ones does not exceed; 0 without any. */
function share(sorted: readonly number[], of: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(of * sorted.length))] ?? 0;
}

/** The counts as a table, and what is wrong, a few of each. */
export function formatTable(result: ChaosResult): string {
  const { events, notices, fleet, storm } = result;
  const rows: [string, string][] = [
    ['database', result.database],
    ['simulated hours', String(Math.round(result.simulatedHours * 10) / 10)],
    ['workers', `${fleet.started} started, ${fleet.killed} killed, ${fleet.ended} ended by themselves`],
    [
      'database restarts',
      `${storm.databaseCrashes}, away for ${Math.round(storm.databaseAwayMs / 100) / 10} s`,
    ],
    ['feed faults', told(result.feedFaults)],
    ['mail faults', told(storm.mailFaults)],
    ['text faults planned', told(storm.textFaults)],
    ['what cities did', `${storm.moves} moves, and what happens by itself`],
    ['polls', `${told(fleet.polls)}; read whole ${result.wholeReads}; rechecks ${fleet.rechecks}`],
    ['failed jobs', told(fleet.failedJobs)],
    ['permits', String(events.permits)],
    ['events', `${events.events}; due by a clean read ${events.due}`],
    ['  lost, doubled, untrue', `${events.lost.length}, ${events.doubled.length}, ${events.untrue.length}`],
    [
      'notices',
      `${notices.notices}: sent ${notices.sent}, not due yet ${notices.notDue}, ended ${told(notices.ended)}`,
    ],
    [
      '  lost, doubled, untrue',
      `${notices.lost.length}, ${notices.doubled.length}, ${notices.untrue.length}`,
    ],
    ['  late, slow', `${notices.late.length}, ${notices.slow.length}`],
    ['mails', `${notices.mails}, taken again under the same Message-ID ${notices.repeatedMails}`],
    ['texts', String(notices.texts)],
    ['cut off by a kill', `${notices.cutOffTaken} had left, ${notices.cutOffNotTaken} had not`],
    [
      'slowest after recovery',
      `real time ${minutes(notices.slowest.real_time)} min, hourly ${minutes(notices.slowest.hourly)} min, daily ${hours(notices.slowest.daily)} h`,
    ],
    [
      'from the city’s stamp',
      (['real_time', 'hourly', 'daily'] as const)
        .map((cadence) => {
          const delays = notices.fromCity[cadence];
          const [median, p95] = [minutes(share(delays, 0.5)), minutes(share(delays, 0.95))];
          return `${cadence} median ${median}, p95 ${p95} min (${delays.length})`;
        })
        .join(', '),
    ],
    ['all at rest after', `${minutes(result.settledAfterMs)} min`],
    ['stuck', String(result.stuck.length)],
  ];
  const lines = rows.map(([name, value]) => `${name.padEnd(26)} ${value}`);
  for (const [message, n] of Object.entries(fleet.errors)) lines.push(`  logged ${n} times: ${message}`);
  return [
    ...lines,
    ...listComplaints(result),
    ...notices.slow.slice(0, SHOWN).map((one) => `notice slow: ${one}`),
  ].join('\n');
}

const SHOWN = 8;

/** What is wrong, a few of each kind. */
export function listComplaints({ events, notices, stuck }: ChaosResult): string[] {
  const kinds = {
    'event lost': events.lost,
    'event doubled': events.doubled,
    'event untrue': events.untrue,
    'notice lost': notices.lost,
    'notice doubled': notices.doubled,
    'notice untrue': notices.untrue,
    'notice late': notices.late,
    stuck,
  };
  return Object.entries(kinds).flatMap(([kind, list]) =>
    list.slice(0, SHOWN).map((one) => `${kind}: ${one}`),
  );
}
