import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { run } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { describe, expect, test } from 'vitest';
import { CITIES } from '@/content/cities/catalogue';
import { PLACES } from '@/content/cities/places';
import { CITY_PROFILES } from '@/content/cities/profiles';
import { PLACES_SOURCE } from '@/content/cities/sources';
import { FEE_SCHEDULES } from '@/content/fees/schedules';
import { GLOSSARY } from '@/content/glossary';
import { GUIDE_SLUGS } from '@/content/guides/slugs';
import { STATE_NAMES } from '@/content/requirements/states';
import { PERMIT_TYPE_IDS, type Text } from '@/lib/catalogue/checklists/types';
import { isKnownPage } from '@/lib/platform/i18n/known-pages';
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales';
import { NAMESPACES } from '@/lib/platform/i18n/messages';
import { resolveRoute } from '@/lib/platform/i18n/routes';
import { guideMetaSchema } from '@/lib/site/guides/types';
import { compileText } from '@/lib/site/mdx/compile';
import { listStatements } from '@/lib/tracking/cities/statements';
import type { CityProfile, CitySource } from '@/lib/tracking/cities/types';
import { listFiles, ROOT, read } from './tree';

/** Of 1,953 pairs the two most alike shared 0.53 % of their runs in English and 0.80 % in Spanish (2026-11-21). */
const MOST_ALIKE = 0.025;
const RUN_OF_WORDS = 5;

const CONFIDENCES = ['A', 'B', 'C', 'G'];

/** What is wrong with where a statement was read. */
function findFaults(sources: readonly CitySource[], confidence: string | null): string[] {
  const faults = sources.length === 0 ? ['has no source'] : [];
  for (const { title, url, readOn, publishedOn } of sources) {
    if (publishedOn !== undefined && !isPublished(publishedOn, readOn))
      faults.push(`was published on ${publishedOn} and read on ${readOn}`);
    if (title.trim() === '') faults.push('has a source without a title');
    if (!isAddress(url)) faults.push(`has a source that is no address: ${url}`);
    if (!isPastDay(readOn)) faults.push(`was read on ${readOn}`);
  }
  if (confidence !== null && !CONFIDENCES.includes(confidence))
    faults.push(`has the confidence ${confidence}`);
  return faults;
}

function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s]+$/.test(text) && URL.canParse(text);
}

/** A year, month or day no later than the day of reading. */
function isPublished(on: string, readOn: string): boolean {
  return /^\d{4}(-\d{2}){0,2}$/.test(on) && !Number.isNaN(Date.parse(on)) && on <= readOn;
}

function isPastDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && at <= new Date();
}

/** Texts that profiles take from their state's: written once, used by several. */
const STATES_OWN: ReadonlySet<Text> = (() => {
  const seen = new Map<Text, number>();
  for (const { text } of CITY_PROFILES.flatMap(listStatements)) seen.set(text, (seen.get(text) ?? 0) + 1);
  return new Set([...seen].flatMap(([text, times]) => (times > 1 ? [text] : [])));
})();

describe('facts', () => {
  test('each of a city says where and when it was read, and how far it holds, in both languages', () => {
    const faults: string[] = [];
    const facts = CITY_PROFILES.flatMap((profile) =>
      listStatements(profile).map((statement) => ({
        ...statement,
        where: `${profile.slug} ${statement.where}`,
      })),
    );
    for (const { where, text, sources, confidence } of facts) {
      if (text.en.trim() === '' || text.es.trim() === '') faults.push(`${where} lacks a language`);
      if (text.en === text.es && !where.includes(' codes '))
        faults.push(`${where} says the same in both languages`);
      faults.push(...findFaults(sources, confidence).map((fault) => `${where} ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(facts.length).toBeGreaterThan(1_000);
  });

  test('each desk of a city can be reached, in the form a telephone dials', () => {
    const faults: string[] = [];
    for (const { slug, contacts } of CITY_PROFILES)
      for (const { name, phone, mail, address, hours, source, confidence } of contacts) {
        const where = `${slug}, ${name}`;
        faults.push(...findFaults([source], confidence).map((fault) => `${where} ${fault}`));
        if (!phone && !mail && !address) faults.push(`${where} cannot be reached`);
        if (phone && !/^\+1[2-9]\d{2}[2-9]\d{6}$/.test(phone)) faults.push(`${where} is called at ${phone}`);
        if (mail && !/^\S+@\S+\.\S+$/.test(mail)) faults.push(`${where} is written to at ${mail}`);
        if (hours && hours.en === hours.es && /[a-z]{4}/i.test(hours.en))
          faults.push(`${where} has hours in one language`);
      }
    expect(faults).toEqual([]);
  });

  test('each office of a city has an address, and each question two languages', () => {
    const faults: string[] = [];
    for (const { slug, department, portal, faq } of CITY_PROFILES) {
      for (const office of portal ? [department, portal] : [department]) {
        if (office.name.trim() === '' || !isAddress(office.url)) faults.push(`${slug}: ${office.name}`);
        faults.push(
          ...findFaults([office.source], office.confidence).map((fault) => `${slug}, office ${fault}`),
        );
      }
      for (const { question } of faq) {
        if (!question.en.endsWith('?')) faults.push(`${slug} does not ask: ${question.en}`);
        if (!/^.*¿.*\?$/.test(question.es)) faults.push(`${slug} does not ask: ${question.es}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('each fee schedule says where and when it was read', () => {
    const faults = FEE_SCHEDULES.flatMap(({ id, sources, confidence, examples }) => [
      ...findFaults(sources, confidence).map((fault) => `${id} ${fault}`),
      ...examples.flatMap((example) =>
        (example.published ? findFaults([example.published.source], null) : []).map(
          (fault) => `${id} ${example.id} ${fault}`,
        ),
      ),
    ]);
    expect(faults).toEqual([]);
    expect(findFaults([PLACES_SOURCE], null)).toEqual([]);
  });
});

describe('the catalogue of cities', () => {
  const slugs = CITIES.map(({ slug }) => slug).sort();

  test('holds each city once, each with a profile and a place, and none beside it', () => {
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.length).toBeGreaterThanOrEqual(60);
    expect(CITY_PROFILES.map(({ slug }) => slug).sort()).toEqual(slugs);
    expect(Object.keys(PLACES).sort()).toEqual(slugs);
  });

  test.each(CITY_PROFILES)('$slug has enough of its own to say', (profile) => {
    expect(profile.intro.length).toBeGreaterThanOrEqual(2);
    expect(profile.codes.editions.length + profile.codes.notes.length).toBeGreaterThanOrEqual(1);
    expect(profile.permits.length).toBeGreaterThanOrEqual(2);
    expect(profile.fees.length).toBeGreaterThanOrEqual(1);
    expect(profile.returns.length).toBeGreaterThanOrEqual(1);
    expect(profile.faq.length).toBeGreaterThanOrEqual(3);
    expect(profile.commonPermits.length).toBeGreaterThanOrEqual(3);
    expect(profile.commonPermits.length).toBeLessThanOrEqual(5);
    expect(new Set(profile.commonPermits).size).toBe(profile.commonPermits.length);
    expect(PERMIT_TYPE_IDS).toEqual(expect.arrayContaining([...profile.commonPermits]));
  });

  test('takes little from its state: names of editions, usual jobs, and two notes at most', () => {
    const tooMany = CITY_PROFILES.filter(
      (profile) =>
        listStatements(profile).filter(
          ({ where, text }) => !/^(codes|needs) [a-z]/.test(where) && STATES_OWN.has(text),
        ).length > 2,
    );
    expect(tooMany.map(({ slug }) => slug)).toEqual([]);
  });

  test('names fee schedules that are held, and are that city’s', () => {
    const wrong = CITY_PROFILES.filter(({ slug, feeSchedule }) => {
      const schedule = FEE_SCHEDULES.find(({ id }) => id === feeSchedule);
      return feeSchedule !== null && schedule?.citySlug !== slug;
    });
    expect(wrong.map(({ slug, feeSchedule }) => `${slug}: ${feeSchedule}`)).toEqual([]);
    const known: ReadonlySet<string> = new Set(slugs);
    expect(FEE_SCHEDULES.filter(({ citySlug }) => citySlug !== null && !known.has(citySlug))).toEqual([]);
  });

  test.each(LOCALES)('no two pages read alike with the names swapped, in %s', (locale) => {
    const runs = CITY_PROFILES.map((profile) => ({
      slug: profile.slug,
      runs: getRuns(ownText(profile, locale)),
    }));
    const alike = runs.flatMap((a, index) =>
      runs.slice(index + 1).map((b) => ({ pair: `${a.slug}, ${b.slug}`, share: shared(a.runs, b.runs) })),
    );
    alike.sort((a, b) => b.share - a.share);
    expect(alike.filter(({ share }) => share > MOST_ALIKE)).toEqual([]);
  });
});

/** All a city's page says of its own, with the names that differ from page to page anyway put out of sight. */
function ownText(profile: CityProfile, locale: Locale): string {
  const city = CITIES.find(({ slug }) => slug === profile.slug);
  const state = Object.entries(STATE_NAMES).find(([code]) => code === city?.state);
  const names = [
    profile.department.name,
    profile.portal?.name,
    city?.name,
    city?.nameEs,
    ...(state ? [state[0], ...Object.values(state[1])] : []),
  ].filter((name) => name !== undefined);
  const text = [
    // What a state sets is the same in its cities, word for word.
    ...listStatements(profile)
      .filter(({ text }) => !STATES_OWN.has(text))
      .map(({ text }) => text[locale]),
    ...profile.faq.map(({ question }) => question[locale]),
  ].join('\n');
  // Longer names first: "City of Austin Development Services" before "Austin".
  return names
    .sort((a, b) => b.length - a.length)
    .reduce((masked, name) => masked.replace(asWords(name), ' § '), text);
}

/** Every run of five words, as a set. */
function getRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}§$%.,]*[\p{L}\p{N}§%]/gu) ?? [];
  return new Set(words.map((_, index) => words.slice(index, index + RUN_OF_WORDS).join(' ')));
}

/** What two sets have in common, of all they hold together (Jaccard). */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((run) => b.has(run)).length;
  return common / (a.size + b.size - common);
}

/** The wording as whole words, in any case. */
function asWords(wording: string): RegExp {
  const literal = wording.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu');
}

describe('Spanish keeps to the glossary', () => {
  const avoided = GLOSSARY.flatMap(({ es, avoid }) =>
    avoid.map((word) => ({ es, word, pattern: asWords(word) })),
  );

  function findings(texts: Iterable<readonly [string, string]>): string[] {
    const found: string[] = [];
    for (const [where, text] of texts) {
      for (const { es, word, pattern } of avoided) {
        if (text.search(pattern) >= 0) found.push(`${where}: "${word}" where the glossary has "${es}"`);
      }
    }
    return found;
  }

  test('the glossary avoids none of its own words', () => {
    expect(findings(GLOSSARY.map(({ en, es }) => [en, es] as const))).toEqual([]);
  });

  test('in the messages', () => {
    const texts = NAMESPACES.flatMap((namespace) =>
      listMessages(JSON.parse(read(`messages/es/${namespace}.json`)), namespace),
    );
    expect(findings(texts)).toEqual([]);
  });

  test('in the long texts', () => {
    const files = listFiles('content', /\.es\.mdx$/);
    expect(findings(files.map((path) => [path, toReadable(read(path))] as const))).toEqual([]);
    expect(files.length).toBeGreaterThanOrEqual(GUIDE_SLUGS.length);
  });

  test('in cities, fees, requirements and whatever else is written in both languages', async () => {
    const texts: [string, string][] = [];
    for (const path of listFiles('content', /(?<!\.test)\.ts$/)) {
      const written: unknown = await import(join(ROOT, path));
      for (const [where, text] of walkTexts(written, path)) texts.push([where, text.es]);
    }
    expect(texts.length).toBeGreaterThan(3_000);
    expect(findings(texts)).toEqual([]);
  });
});

type Tree = { [key: string]: string | Tree };

/** The words of each message; the names of its arguments are no words. */
function listMessages(tree: Tree, where: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (typeof value !== 'string') return listMessages(value, `${where}.${key}`);
    return [[`${where}.${key}`, getWords(parse(value))]];
  });
}

function getWords(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return getWords(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        return Object.values(element.options)
          .map((option) => getWords(option.value))
          .join(' | ');
      return '§';
    })
    .join('');
}

/** What a text says in its own words: no addresses, no code, no titles of the pages it cites. */
function toReadable(mdx: string): string {
  return mdx
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/^\[\^[^\]]+\]:.*$/gm, (note) => note.replace(/\[[^\]]*\]\([^)]*\)/g, ''))
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/https?:\/\/\S+/g, '');
}

/** Every text below a value, with where it stands; what a source is called is not ours to say. */
function* walkTexts(value: unknown, where: string): Generator<[string, Text]> {
  if (typeof value !== 'object' || value === null) return;
  if ('en' in value && 'es' in value && typeof value.en === 'string' && typeof value.es === 'string') {
    yield [where, { en: value.en, es: value.es }];
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    if (key !== 'sources') yield* walkTexts(item, `${where} ${key}`);
  }
}

describe('long texts', () => {
  const texts = listFiles('content', /\.(en|es)\.mdx$/);
  const paths = [...new Set(texts.map((path) => path.replace(/^content\/|\.(en|es)\.mdx$/g, '')))];

  test('each guide stands in both languages, and nothing else in its folder', () => {
    const guides = paths.filter((path) => path.startsWith('guides/'));
    expect(guides.sort()).toEqual(GUIDE_SLUGS.map((slug) => `guides/${slug}`).sort());
  });

  test.each(paths)('%s is built alike in both languages', async (path) => {
    const [english, spanish] = await Promise.all(LOCALES.map((locale) => getOutline(path, locale)));
    expect(spanish).toEqual(english);
  });

  test.each(texts)('%s links to pages that are there, and to every note it has', (path) => {
    const mdx = read(path);
    const links = [...mdx.matchAll(/(?:\]\(|href=["'])(\/[^)"'\s]*)/g)].map((match) => match[1] ?? '');
    const lost = links.filter((link) => {
      const route = resolveRoute(new URL(link, 'https://internal.invalid').pathname);
      return !route || !isKnownPage(route);
    });
    expect(lost).toEqual([]);
    const noted = [...new Set([...mdx.matchAll(/\[(\^[^\]]+)\](?!:)/g)].map((match) => match[1]))];
    expect(noted.sort()).toEqual(listNotes(mdx).sort());
  });
});

/** How many sections, tables and notes a text has, and in which order the tables have how many rows. */
async function getOutline(path: string, locale: Locale) {
  const mdx = read(`content/${path}.${locale}.mdx`);
  const { sections } = await compileText(path, locale);
  return { sections: sections.length, tables: countTableRows(mdx), notes: listNotes(mdx).length };
}

/** The rows of each table, its head left out. */
function countTableRows(mdx: string): number[] {
  return [...mdx.matchAll(/^\|[\s:|-]+\|\n((?:\|.*\n?)*)/gm)].map(
    (match) => (match[1] ?? '').trim().split('\n').length,
  );
}

function listNotes(mdx: string): string[] {
  return [...mdx.matchAll(/^\[(\^[^\]]+)\]:/gm)].map((match) => match[1] ?? '');
}

describe('guides', () => {
  const LEAST_WORDS = 1_200;
  const LEAST_NOTES = 4;
  const guides = GUIDE_SLUGS.flatMap((slug) => LOCALES.map((locale) => ({ slug, locale })));

  test.each(guides)('$slug in $locale has substance, sources and a valid head', async ({ slug, locale }) => {
    const { code, words } = await compileText(`guides/${slug}`, locale);
    expect(words).toBeGreaterThanOrEqual(LEAST_WORDS);
    const mdx = read(`content/guides/${slug}.${locale}.mdx`);
    expect(listNotes(mdx).length).toBeGreaterThanOrEqual(LEAST_NOTES);
    expect(countTableRows(mdx).length).toBeGreaterThanOrEqual(1);
    const { meta } = await run(code, { ...runtime, baseUrl: import.meta.url });
    const { updated, related, cities } = guideMetaSchema.parse(meta);
    expect(isPastDay(updated)).toBe(true);
    expect(related).not.toContain(slug);
    const known = CITIES.map((city) => city.slug);
    expect(cities.filter((city) => !known.includes(city))).toEqual([]);
  });

  test.each(GUIDE_SLUGS)('%s names the same guides, cities and day in both languages', async (slug) => {
    const [english, spanish] = await Promise.all(
      LOCALES.map(async (locale) => {
        const { code } = await compileText(`guides/${slug}`, locale);
        const { meta } = await run(code, { ...runtime, baseUrl: import.meta.url });
        const { updated, related, cities } = guideMetaSchema.parse(meta);
        return { updated, related, cities };
      }),
    );
    expect(spanish).toEqual(english);
  });
});
