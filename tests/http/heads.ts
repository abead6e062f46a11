import { z } from 'zod';
import { dollars } from '@/lib/platform/i18n/format';
import { hrefFor, resolveRoute } from '@/lib/platform/i18n/routes';
import type { PublicPage } from '../support/public-pages';
import type { Survey } from './html';

/** An address as heads write it: the home page is the origin alone. */
export function toHeadAddress(path: string, origin: string): string {
  return path === '/' ? origin : origin + path;
}

const TITLE = { least: 15, most: 65 };
const DESCRIPTION = { least: 70, most: 165 };

/** What is wrong with a page's head and with what it tells machines. */
export function findHeadFaults(
  { key, params, locale, path, found }: PublicPage,
  seen: Survey,
  origin: string,
): string[] {
  const faults: string[] = [];
  if (seen.lang !== locale) faults.push(`is in ${seen.lang}`);
  if (seen.headings !== 1) faults.push(`has ${seen.headings} first headings`);
  faults.push(...lengthFault('title', seen.title, TITLE));
  if (!found) return faults;
  faults.push(...lengthFault('description', seen.description, DESCRIPTION));
  if (seen.canonical !== toHeadAddress(path, origin))
    faults.push(`names ${seen.canonical} as its own address`);
  // Both twins are held to the same table: what one says of the other, the other says of it.
  const twins = { en: hrefFor(key, 'en', params), es: hrefFor(key, 'es', params) };
  for (const [lang, twin] of Object.entries({ ...twins, 'x-default': twins.en })) {
    if (seen.twins[lang] !== toHeadAddress(twin, origin))
      faults.push(`names ${seen.twins[lang]} as its ${lang}`);
  }
  if (Object.keys(seen.twins).length !== 3) faults.push(`has the twins ${Object.keys(seen.twins)}`);
  if (!seen.picture?.startsWith(`${origin}/pictures/${locale}/`))
    faults.push(`has the picture ${seen.picture}`);
  faults.push(...structureFaults(seen));
  return faults;
}

function lengthFault(what: string, text: string, { least, most }: { least: number; most: number }): string[] {
  const fits = text.length >= least && text.length <= most;
  return fits ? [] : [`has a ${what} of ${text.length} characters: ${text}`];
}

/** Pages that are called as another. */
export function repeated(texts: [path: string, text: string][]): string[] {
  const first = new Map<string, string>();
  return texts.flatMap(([path, text]) => {
    const other = first.get(text);
    if (other === undefined) first.set(text, path);
    return other === undefined ? [] : [`${path} and ${other} are both called: ${text}`];
  });
}

const thing = z.looseObject({ '@type': z.string() });
const graph = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(thing).min(1) });
const questions = z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) }));
const crumbs = z.array(z.object({ position: z.number(), name: z.string(), item: z.url() }));
const offers = z.array(z.object({ price: z.string(), priceCurrency: z.literal('USD') }));

/** What a page tells machines must be there for people to read. */
function structureFaults({ structured, text }: Survey): string[] {
  const faults = structured.length === 0 ? ['has no structured data'] : [];
  const expectShown = (what: string, words: string) => {
    if (!text.includes(words.replace(/\s+/g, ''))) faults.push(`does not show the ${what}: ${words}`);
  };
  for (const json of structured) {
    for (const one of graph.parse(JSON.parse(json))['@graph']) {
      if (one['@type'] === 'FAQPage') {
        for (const { name, acceptedAnswer } of questions.parse(one.mainEntity)) {
          expectShown('question', name);
          expectShown('answer', acceptedAnswer.text);
        }
      }
      if (one['@type'] === 'BreadcrumbList') {
        for (const [index, { position, name, item }] of crumbs.parse(one.itemListElement).entries()) {
          expectShown('breadcrumb', name);
          if (position !== index + 1) faults.push(`counts breadcrumb ${name} as ${position}`);
          if (!resolveRoute(new URL(item).pathname)) faults.push(`has a breadcrumb to ${item}`);
        }
      }
      if (one['@type'] === 'Article') expectShown('headline', z.string().parse(one.headline));
      for (const { price } of offers.parse(one.offers ?? [])) {
        const shown = dollars(Math.round(Number(price) * 100));
        const asPrinted = new RegExp(`${shown.replace(/[$.]/g, '\\$&')}(?![\\d]|[.,]\\d)`);
        if (!asPrinted.test(text)) faults.push(`does not show the price ${shown}`);
      }
    }
  }
  return faults;
}
