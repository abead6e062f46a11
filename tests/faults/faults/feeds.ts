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
  {
    id: 'feeds.applications-repeated',
    what: 'A permit that was issued is read from the data set of applications too.',
    layer: 'unit',
    domain: 'feeds',
    file: 'lib/tracking/feeds/adapters/layers.ts',
    find: '    ...(layer.withoutColumn === undefined ? {} : { withoutColumn: layer.withoutColumn }),\n',
    replace: '',
    caughtBy: [
      {
        test: 'lib/tracking/feeds/adapters/rows-by.test.ts',
        name: 'Socrata: of a layer with some of its data set’s rows, those alone',
      },
    ],
  },
  {
    id: 'feeds.unissued-unread',
    what: 'A city is asked for permits by their date of issue alone.',
    layer: 'unit',
    domain: 'feeds',
    file: 'content/cities/philadelphia-pa/feed.ts',
    find: "unissued: 'all', ",
    replace: '',
    caughtBy: [
      {
        test: 'scripts/feed-server/unissued.test.ts',
        name: 'has some, and a poll brings them in whatever state they are',
      },
    ],
  },
  {
    id: 'feeds.late-unread',
    what: 'Permits that a city posts weeks late come with the monthly read.',
    layer: 'integration',
    domain: 'feeds',
    file: 'lib/tracking/feeds/poll.ts',
    find: 'daysToReadAgain(read.lateDays, asksForRecent(read)) - record.poll.overlapDays',
    replace: 'daysToReadAgain(0, false) - record.poll.overlapDays',
    caughtBy: [
      {
        test: 'tests/integration/city-year.test.ts',
        name: 'of permits posted together and issued up to thirty days earlier, all come with the next read',
      },
    ],
  },
  {
    id: 'feeds.renamed-column-believed',
    what: 'A column that a city renamed is told as news of every permit.',
    layer: 'integration',
    domain: 'feeds',
    file: 'lib/tracking/feeds/plausible.ts',
    find: "    if (cleared.length >= fewest) suspect('cleared', cleared, 0);\n",
    replace: '',
    caughtBy: [
      {
        test: 'tests/integration/city-year.test.ts',
        name: 'is held, told to the operator, and let go when the column is back: no events',
      },
    ],
  },
  {
    id: 'names.one-stops-all',
    what: 'One company that cannot be compared keeps all others from being asked about new names.',
    layer: 'integration',
    domain: 'matching',
    file: 'lib/each-apart.ts',
    find: 'ctx.log.error({ err: error, ...label(item) }, failure);',
    replace: 'throw error;',
    caughtBy: [
      {
        test: 'tests/integration/matching.test.ts',
        name: 'never stops at one company it cannot compare',
      },
    ],
  },
  {
    id: 'names.single-letter',
    what: 'A word that every object knows breaks the comparison of names.',
    layer: 'unit',
    domain: 'matching',
    file: 'lib/tracking/matching/name-words.ts',
    find: 'ownEntry(SHORT_FORMS, given) ?? ownEntry(SHORT_FORMS, singular) ?? singular',
    replace: 'SHORT_FORMS[given] ?? SHORT_FORMS[singular] ?? singular',
    caughtBy: [
      {
        test: 'lib/tracking/matching/score.test.ts',
        name: 'for a word like any other',
      },
    ],
  },
];
