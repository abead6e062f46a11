// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.

import type { Fault } from '../fault';

/** Leases and the jobs that work under them. */
export const QUEUE: readonly Fault[] = [
  {
    id: 'lease.late-finisher',
    what: 'A worker whose lease ran out writes over what its successor has done.',
    layer: 'integration',
    domain: 'lease',
    file: 'lib/platform/lease/lease.ts',
    find: 'return and(eq(key, held.key), eq(token, held.token));',
    replace: 'return eq(key, held.key);',
    caughtBy: [
      {
        test: 'tests/integration/lease.test.ts',
        name: 'that has run out is refused in every way once another has the row',
      },
      {
        test: 'tests/integration/check-faults.test.ts',
        name: 'a worker that lost its run neither holds it nor lets it go for who took it over',
      },
    ],
  },
  {
    id: 'lease.never-lapses',
    what: 'What a killed worker had in hand stays in its hands for ever.',
    layer: 'integration',
    domain: 'lease',
    file: 'lib/platform/lease/lease.ts',
    find: 'return or(isNull(until), lt(until, now));',
    replace: 'return isNull(until);',
    caughtBy: [
      {
        test: 'tests/integration/lease.test.ts',
        name: 'keeps others away until its time is up, and not a moment longer',
      },
    ],
  },
  {
    id: 'lease.crash-uncounted',
    what: 'A file that kills its reader is read again and again, without end.',
    layer: 'integration',
    domain: 'lease',
    file: 'lib/platform/lease/lease.ts',
    find: '[names.attempts]: sql`${attempts} + 1`',
    replace: '[names.attempts]: sql`${attempts}`',
    caughtBy: [
      {
        test: 'tests/integration/lease.test.ts',
        name: 'takes the first rows in order, as many as were asked for, and counts the attempt',
      },
    ],
  },
  {
    id: 'queue.upload-waits',
    what: 'An uploaded file is read only when a worker happens to look for work.',
    layer: 'integration',
    domain: 'reading',
    file: 'lib/checking/reading/files.ts',
    find: '  await askForReading(ctx, file.id);\n',
    replace: '',
    caughtBy: [
      {
        test: 'tests/integration/queue.test.ts',
        name: 'asks to be read in the transaction that notes it',
      },
    ],
  },
  {
    id: 'queue.run-begins-early',
    what: 'A run begins while its files are still being read, and finds them missing.',
    layer: 'integration',
    domain: 'checks',
    file: 'lib/checking/checks/run-lease.ts',
    find: 'due: and(isOpen, waitsForNothing),',
    replace: 'due: isOpen,',
    caughtBy: [
      {
        test: 'tests/integration/queue.test.ts',
        name: 'begins when the last one',
      },
    ],
  },
];
