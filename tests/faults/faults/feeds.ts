// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.

import type { Fault } from '../fault';

/** From a city's row to a permit and its news. */
export const FEEDS: readonly Fault[] = [
  {
    id: 'feeds.day-before',
    what: 'Dates of ArcGIS cities are a day early.',
    layer: 'unit',
    domain: 'feeds',
    file: 'lib/tracking/feeds/dates.ts',
    find: "fromInstant(ms, ms % DAY_MS === 0 ? 'UTC' : timeZone)",
    replace: 'fromInstant(ms, timeZone)',
    caughtBy: [
      {
        test: 'lib/tracking/feeds/dates.test.ts',
        name: 'takes an epoch of midnight UTC for a date without a time',
      },
    ],
  },
  {
    id: 'feeds.word-is-no-news',
    what: 'A city’s new word for a permit’s state is told to nobody where the state is sorted as before.',
    layer: 'unit',
    domain: 'feeds',
    file: 'lib/tracking/feeds/diff.ts',
    find: ' || before.statusWord !== after.statusWord',
    replace: '',
    caughtBy: [
      { test: 'lib/tracking/feeds/diff.test.ts', name: 'another word in the same bucket is a status change' },
    ],
  },
  {
    id: 'feeds.page-skips-rows',
    what: 'Rows that share a stamp at the end of a page are never read.',
    layer: 'unit',
    domain: 'feeds',
    file: 'lib/tracking/feeds/adapters/socrata.ts',
    find: 'return `(${column} > ${quoted(value)} or (${column} = ${quoted(value)} and :id > ${quoted(id)}))`;',
    replace: 'return `${column} > ${quoted(value)}`;',
    caughtBy: [
      {
        test: 'lib/tracking/feeds/adapters/adapters.test.ts',
        name: 'pages behind the last row, by its stamp and then its id',
      },
    ],
  },
  {
    id: 'feeds.stops-early',
    what: 'An ArcGIS layer that cuts its pages short is read to its first page only.',
    layer: 'unit',
    domain: 'feeds',
    file: 'lib/tracking/feeds/adapters/arcgis.ts',
    find: '(!page.more && page.rows.length < size);\n    yield',
    replace: 'page.rows.length < size;\n    yield',
    caughtBy: [
      {
        test: 'lib/tracking/feeds/adapters/adapters.test.ts',
        name: 'pages by object id until the transfer limit is no longer exceeded',
      },
    ],
  },
  {
    id: 'feeds.status-word',
    what: 'Austin’s suspended permits are shown without a state.',
    layer: 'unit',
    domain: 'feeds',
    file: 'content/cities/austin-tx/feed.ts',
    find: "on_hold: ['On Hold', 'Suspended', 'Inactive Contractor'],",
    replace: "on_hold: ['On Hold', 'Inactive Contractor'],",
    caughtBy: [
      { test: 'lib/tracking/feeds/status-words.test.ts', name: 'every one is placed, however it is typed' },
    ],
  },
  {
    id: 'feeds.phone-kept',
    what: 'Phone numbers of people are kept from the descriptions of permits.',
    layer: 'unit',
    domain: 'feeds',
    file: 'lib/tracking/feeds/personal-data.ts',
    find: ".replace(PHONE, '')\n",
    replace: '',
    caughtBy: [
      { test: 'lib/tracking/feeds/personal-data.test.ts', name: 'whose three parts no plan of numbers has' },
    ],
  },
  {
    id: 'feeds.name-with-accent',
    what: 'A firm whose name a city writes without its accents is not found.',
    layer: 'unit',
    domain: 'matching',
    file: 'lib/tracking/permits/normalise-name.ts',
    find: "name.normalize('NFKD').replace(ACCENTS, '')",
    replace: 'name',
    caughtBy: [{ test: 'lib/tracking/permits/normalise-name.test.ts', name: 'normaliseContractorName' }],
  },
  {
    id: 'feeds.vanished-at-once',
    what: 'A permit a city leaves out of one answer is told as gone.',
    layer: 'integration',
    domain: 'feeds',
    file: 'lib/tracking/feeds/settle-recheck.ts',
    find: 'const gone = new Set(again.map((row) => row.id));',
    replace: 'const gone = new Set([...again.map((row) => row.id), ...ids]);',
    caughtBy: [
      {
        test: 'tests/integration/recheck.test.ts',
        name: 'one silent answer makes nobody vanish; a second one does, and it is told once',
      },
    ],
  },
  {
    id: 'feeds.two-readers',
    what: 'A worker that was silent too long writes over what the next one has read.',
    layer: 'integration',
    domain: 'feeds',
    file: 'lib/tracking/feeds/ingest.ts',
    find: 'where ${isHeldBy(readLease, progress.lease)} and',
    replace: 'where id = ${feedId} and',
    caughtBy: [
      {
        test: 'tests/integration/ingest.test.ts',
        name: 'a reader whose feed another has claimed since writes nothing',
      },
    ],
  },
  {
    id: 'feeds.first-read-is-news',
    what: 'Everything a new city has held for years is told as news.',
    layer: 'integration',
    domain: 'feeds',
    file: 'lib/tracking/feeds/ingest.ts',
    find: 'backfilled: feed.backfilled,',
    replace: 'backfilled: true,',
    caughtBy: [
      {
        test: 'tests/integration/poll.test.ts',
        name: 'a first read takes all pages, says nothing, and is due again after its cadence',
      },
    ],
  },
];
