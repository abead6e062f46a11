/**
 * The public pages as a phone meets them: first-load JavaScript beside a bare Next page of the same build, CSS,
 * fonts and HTML, and Lighthouse's mobile scores. `npm run bench:web -- [--site http://localhost:3000]`: builds and
 * serves a copy of the project by itself unless told where one runs; without the bare page there is no ratio then.
 */
import { parseArgs } from 'node:util';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { hrefFor, type RouteKey, type RouteParams } from '@/lib/platform/i18n/routes';
import { firstLoad, openBrowser } from './web/first-load';
import { audit } from './web/lighthouse';
import { BARE_PATH, openStage } from './web/stage';

const { values } = parseArgs({ options: { site: { type: 'string' }, sizes: { type: 'boolean' } } });

/** Sizes are measured on all of these, Lighthouse looks at the first five. */
const PAGES: readonly [name: string, key: RouteKey, params?: RouteParams][] = [
  ['home', '/'],
  ['pricing', '/pricing'],
  ['city', '/cities/[city]', { city: 'austin-tx' }],
  ['guide', '/resources/[guide]', { guide: 'contractor-guide-permit-fees' }],
  ['checklist', '/solutions/ai-permit-checklist'],
  ['cities', '/cities'],
  ['contact', '/contact'],
  ['faq', '/faq'],
  ['privacy', '/privacy'],
];
const AUDITED = 5;
/** Whole without script: what they load before their reader does anything is held apart. */
const TO_READ: ReadonlySet<string> = new Set(['city', 'guide']);

const KB = 1_000;
const kilobytes = (bytes: number) => Math.round((bytes / KB) * 10) / 10;

const figures: Record<string, number> = {};
const aims: Record<string, string> = {};
const met: Record<string, boolean> = {};

function judge(name: string, value: number, sign: '<=' | '>=', aim: number): void {
  figures[name] = value;
  aims[name] = `${sign} ${aim}`;
  met[name] = sign === '<=' ? value <= aim : value >= aim;
}

const stage = values.site ? { site: values.site, stop: async () => {} } : await openStage(process.cwd());
try {
  await measureSizes(stage.site);
  if (!values.sizes) await measureScores(stage.site);
} catch (error) {
  console.error(error);
} finally {
  await stage.stop();
  console.log(JSON.stringify({ bench: 'web', figures, aims, met }));
}

async function measureSizes(site: string): Promise<void> {
  const browser = await openBrowser();
  const bare = values.site ? null : await firstLoad(browser, site + BARE_PATH, 'en', { isOpen: true });
  if (bare) {
    figures.bare_js_kb = kilobytes(bare.js);
    console.log(
      `\nbare Next page: ${kilobytes(bare.js)} kB of JavaScript, ${kilobytes(bare.html)} kB of HTML`,
    );
  }
  const rows: Record<string, Record<string, number>> = {};
  let worst = 0;
  let toRead = 0;
  let [css, fonts] = [0, 0];
  for (const [name, key, params] of PAGES) {
    for (const locale of LOCALES) {
      const load = await firstLoad(browser, site + hrefFor(key, locale, params), locale);
      const ratio = bare ? Math.round((load.js / bare.js) * 1000) / 1000 : Number.NaN;
      if (TO_READ.has(name)) toRead = Math.max(toRead, load.js);
      else worst = Math.max(worst, ratio);
      css = Math.max(css, load.css);
      fonts = Math.max(fonts, load.fonts);
      rows[`${name} ${locale}`] = {
        'js kB': kilobytes(load.js),
        'to bare': ratio,
        'css kB': kilobytes(load.css),
        'fonts kB': kilobytes(load.fonts),
        'html kB': kilobytes(load.html),
        requests: load.requests,
      };
    }
  }
  await browser.close();
  console.table(rows);
  // A yardstick that reads nothing measures nothing.
  if (bare?.js === 0) throw new Error('The bare page loaded no script.');
  if (bare) judge('js_to_bare_worst', worst, '<=', 1.08);
  judge('js_before_asked_kb', kilobytes(toRead), '<=', 5);
  judge('css_kb', kilobytes(css), '<=', 20);
  judge('fonts_kb', kilobytes(fonts), '<=', 60);
}

async function measureScores(site: string): Promise<void> {
  const addresses = PAGES.slice(0, AUDITED).flatMap(([name, key, params]) =>
    LOCALES.map((locale) => ({ name: `${name} ${locale}`, address: site + hrefFor(key, locale, params) })),
  );
  const scores = await audit(addresses.map(({ address }) => address));
  const all = [...scores.values()];
  console.table(
    Object.fromEntries(
      addresses.map(({ name, address }) => {
        const { lost: _, ...row } = scores.get(address) ?? { lost: [] };
        return [name, row];
      }),
    ),
  );
  for (const { name, address } of addresses) {
    for (const line of scores.get(address)?.lost ?? []) console.log(`${name}: ${line}`);
  }
  const least = (of: (one: (typeof all)[number]) => number) => Math.min(...all.map(of));
  const most = (of: (one: (typeof all)[number]) => number) => Math.max(...all.map(of));
  judge(
    'performance',
    least((one) => one.performance),
    '>=',
    98,
  );
  judge(
    'accessibility',
    least((one) => one.accessibility),
    '>=',
    100,
  );
  judge(
    'best_practices',
    least((one) => one.practices),
    '>=',
    100,
  );
  judge(
    'seo',
    least((one) => one.seo),
    '>=',
    100,
  );
  judge('largest_paint_ms', Math.round(most((one) => one.largestPaint)), '<=', 1200);
  judge(
    'layout_shift',
    most((one) => one.shift),
    '<=',
    0,
  );
}
