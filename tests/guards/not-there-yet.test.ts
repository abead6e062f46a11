import { expect, test } from 'vitest';
import { NAMESPACES } from '@/lib/platform/i18n/messages';
import { isPlanned, type RouteKey } from '@/lib/platform/i18n/routes';
import { listFiles, read } from './tree';

// Sentences about what is not there yet go stale on the day it is. Each names what it waits for.

const SAYS_SO =
  /\b(planned|not (built|there) yet|being built|once those are there|until .{0,40}\bis (there|ready))\b/i;

/** What each sentence waits for: a page of the table that is planned. `null`: whatever is planned, or no feature at all. */
const WAITS_FOR: Record<string, RouteKey | null> = {
  'comparisons.ours.integrations': '/dashboard/zapier',
  'comparisons.ours.api': '/dashboard/advanced-settings',
  'comparisons.permitflow.points.text': null,
  'enterprise.metadata.description': null,
  'enterprise.planned.title': null,
  'faq.more.technical.api.answer': '/dashboard/zapier',
  'features.text': null,
  'features.building.title': null,
  'features.building.text': null,
  'onboarding.plan.compare.planned': null,
  'permits.meaning.stopped.next': null,
  'planned.notYet': null,
  'planned.text': null,
  'pricing.compare.planned': null,
  'pricing.compare.plannedNote': null,
  'pricing.compare.plusNote': '/dashboard/advanced-settings',
  'content/legal/terms.en.mdx': null,
};

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix: string): [place: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}.${key}`, value] as [string, string]]
      : flatten(value, `${prefix}.${key}`),
  );
}

const TEXTS = [
  ...NAMESPACES.flatMap((namespace) => flatten(JSON.parse(read(`messages/en/${namespace}.json`)), namespace)),
  ...[...listFiles('content/guides', /\.en\.mdx$/), ...listFiles('content/legal', /\.en\.mdx$/)].flatMap(
    (path) =>
      read(path)
        .split('\n')
        // Guides speak of planned developments of land, too.
        .filter((line) => /Lintel|dashboard|yourself/.test(line))
        .map((line) => [path, line] as [string, string]),
  ),
];

test('what a text says is not there yet is not there yet', () => {
  const found = new Set(TEXTS.filter(([, text]) => SAYS_SO.test(text)).map(([place]) => place));
  expect([...found].sort()).toEqual(Object.keys(WAITS_FOR).sort());
  const stale = Object.entries(WAITS_FOR).filter(([, page]) => page !== null && !isPlanned(page));
  expect(stale).toEqual([]);
});
