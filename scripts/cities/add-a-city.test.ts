import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderIndexes } from './render';

const ROOT = join(import.meta.dirname, '../..');
const SLUG = 'erewhon-tx';
const SOURCE = "{ title: 'Permits', url: 'https://erewhon.example/permits', readOn: '2026-11-20' }";
const FACT = `{ text: { en: 'It is so.', es: 'Así es.' }, sources: [${SOURCE}], confidence: 'A' }`;

/** A city that exists nowhere, as somebody would write it down. */
const FILES: Readonly<Record<string, string>> = {
  'city.ts': `export const city = {
    slug: '${SLUG}', name: 'Erewhon', state: 'TX', timeZone: 'America/Chicago', otherNames: ['nowhere'], order: 65,
  };`,
  'place.ts': 'export const place = { latitude: 31.5, longitude: -99.5, population: 1_872 };',
  'profile.ts': `const office = { name: 'Permits', url: 'https://erewhon.example', source: ${SOURCE}, confidence: 'A' };
  export const profile = {
    slug: '${SLUG}', intro: [${FACT}], department: office, portal: office, codes: [], permits: [], fees: [],
    feedSchedule: null, timing: [], returns: [], feed: [], commonPermits: ['fence'], faq: [],
  };`,
  'feed.ts': `import { city } from './city';
  export const feed = {
    id: city.slug, city: city.name, state: city.state, timeZone: city.timeZone, platform: 'socrata',
    endpoint: 'https://data.erewhon.example/resource/aaaa-bbbb.json', landing: 'https://data.erewhon.example',
    key: ['number'], fields: { permitNumber: 'number', statusWord: 'state', appliedDate: 'applied', address: 'street' },
    status: { issued: ['Let go'] }, requiredColumns: ['number'], poll: { by: 'updated_at' }, everyMinutes: 60,
    hasContractor: false, licence: 'none found', confidence: 'high', evidenceDate: '2026-11',
  };`,
  'fees.ts': `import { ANY_BUILDING, flat, match } from '@/content/fees/as-printed';
  import { PERMIT } from '@/content/fees/wording';
  export const fees = {
    id: '${SLUG}', citySlug: '${SLUG}', state: 'TX', name: { en: 'Erewhon, TX', es: 'Erewhon, TX' },
    mechanism: 'per_unit_or_flat', covers: ${FACT}.text, effective: { from: null, to: null, text: ${FACT}.text },
    outdated: null, unpublished: null, excluded: [], notes: [], penalty: null, examples: [], sources: [${SOURCE}],
    works: [{ id: 'grading', label: PERMIT, match: match(ANY_BUILDING, 'grading'), notes: [],
      components: [flat('permit', 'permit', PERMIT, 50)] }],
    confidence: 'A',
  };`,
  'sample.ts': `export const sample = { streets: ['Butler Rd'], number: (year, n) => \`E\${year}-\${n}\` };`,
  'answer.ts': `export const answer = {
    city: '${SLUG}', statusWords: ['Let go'], unknownWords: [],
    rows: [{ number: 'E-1', state: 'Let go', applied: '2026-10-01', street: '1 BUTLER RD' }],
    expected: [{ permitNumber: 'E-1', statusBucket: 'issued', appliedDate: '2026-10-01', address: '1 BUTLER RD' }],
  };`,
};

/** What of the product is asked about the city. */
const MODULES = {
  answers: '@/content/cities/answers',
  cities: '@/content/cities/catalogue',
  catalogue: '@/lib/tracking/cities/catalogue',
  monitoring: '@/lib/tracking/cities/monitoring',
  places: '@/lib/tracking/cities/places',
  profiles: '@/lib/tracking/cities/profiles',
  records: '@/lib/tracking/feeds/records',
  estimate: '@/lib/catalogue/fees/estimate',
  schedules: '@/lib/catalogue/fees/schedules',
  pages: '@/lib/platform/i18n/known-pages',
  samples: '@/scripts/feed-server/places',
  portal: '@/tests/support/portal-answer',
} as const;

interface Product {
  answers: typeof import('@/content/cities/answers');
  cities: typeof import('@/content/cities/catalogue');
  catalogue: typeof import('@/lib/tracking/cities/catalogue');
  monitoring: typeof import('@/lib/tracking/cities/monitoring');
  places: typeof import('@/lib/tracking/cities/places');
  profiles: typeof import('@/lib/tracking/cities/profiles');
  records: typeof import('@/lib/tracking/feeds/records');
  estimate: typeof import('@/lib/catalogue/fees/estimate');
  schedules: typeof import('@/lib/catalogue/fees/schedules');
  pages: typeof import('@/lib/platform/i18n/known-pages');
  samples: typeof import('@/scripts/feed-server/places');
  portal: typeof import('@/tests/support/portal-answer');
}

const scratch = mkdtempSync(join(tmpdir(), 'cities-'));
let product: Product;

/** The product's own code over a copy of the cities to which one folder was added, and the lists written anew. */
beforeAll(async () => {
  const cities = join(scratch, 'cities');
  cpSync(join(ROOT, 'content/cities'), cities, { recursive: true });
  mkdirSync(join(cities, SLUG));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(cities, SLUG, file), text);
  for (const [file, text] of renderIndexes(cities)) writeFileSync(join(cities, file), text);
  const entry = Object.entries(MODULES)
    .map(([name, path]) => `export * as ${name} from '${path}';`)
    .join('\n');
  const outfile = join(scratch, 'product.cjs');
  await build({
    stdin: { contents: entry, resolveDir: ROOT, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'silent',
    plugins: [
      {
        name: 'the-copy',
        setup: ({ onResolve, resolve }) => {
          onResolve({ filter: /^@\// }, ({ path, kind }) => {
            const copied = path.startsWith('@/content/cities/');
            const target = copied ? path.replace('@/content/cities', cities) : path.replace('@', ROOT);
            return resolve(target, { kind, resolveDir: ROOT });
          });
        },
      },
    ],
  });
  product = createRequire(import.meta.url)(outfile);
}, 60_000);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('a city whose folder was added', () => {
  it('is in the catalogue where it asked to be, under all its names, and has a page', () => {
    const listed = product.cities.CITIES.map(({ slug }) => slug);
    const before = listed[listed.indexOf(SLUG) - 1];
    expect(before).toBe(product.cities.CITIES.filter(({ order }) => order < 65).at(-1)?.slug);
    expect(product.catalogue.findCity(SLUG)?.name).toBe('Erewhon');
    expect(product.catalogue.searchCities('nowhere').map(({ slug }) => slug)).toEqual([SLUG]);
    expect(product.pages.isKnownPage({ key: '/cities/[city]', locale: 'en', params: { city: SLUG } })).toBe(
      true,
    );
    expect(
      product.pages.isKnownPage({ key: '/cities/[city]', locale: 'en', params: { city: 'atlantis-tx' } }),
    ).toBe(false);
  });

  it('brings its profile and its place', () => {
    expect(product.profiles.getCityProfile(SLUG).commonPermits).toEqual(['fence']);
    expect(product.places.requirePlace(SLUG).population).toBe(1_872);
  });

  it('is monitored, and what its portal answers becomes permits', async () => {
    const record = product.records.feedRecord(SLUG);
    const answer = product.answers.PORTAL_ANSWERS.find(({ city }) => city === SLUG);
    if (!record || !answer) throw new Error('no feed arrived');
    expect(product.monitoring.isMonitored(SLUG)).toBe(true);
    const { permits, unknownStatuses } = await product.portal.readBody(record, answer);
    expect(permits).toMatchObject(answer.expected);
    expect(unknownStatuses.size).toBe(0);
  });

  it('has its fees computed', () => {
    const schedule = product.schedules.scheduleOfCity(SLUG);
    const fee = schedule && product.estimate.estimateFee(schedule, { work: 'grading' });
    expect(fee).toMatchObject({ status: 'estimated', totalCents: 5_000 });
  });

  it('is imitated by the sample feed server where it lies', () => {
    const place = product.samples.placeNamed(SLUG);
    expect(place.centre).toEqual([31.5, -99.5]);
    expect(place.streets).toEqual(['Butler Rd']);
    expect(place.number(2026, 7, 'B')).toBe('E2026-7');
  });
});
