import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { domainOf, groupOf, mayUse } from './groups';
import { forbiddenWays, IMPORTS, PRODUCT, VALUE_IMPORTS } from './import-tree';
import { read } from './tree';

const FRAMEWORK = /^package:(next|next-auth|next-intl|react|react-dom)(\/|$)/;
const MAIL_PARTS = /^package:@react-email\//;
/** Mails are written as React elements, which jobs render without a page or a browser. */
const WRITES_MAIL = /^lib\/providers\/mail\//;
/** So are reports, whose PDF is put together of them: no page and no browser has part in it either. */
const WRITES_REPORTS = /^lib\/(platform\/reports|checking\/(report|permit-report))\//;
const MARKUP_MAY = /^package:react$/;
const REPORT_PARTS = /^package:@react-pdf\//;
const writesMarkup = (path: string) => WRITES_MAIL.test(path) || WRITES_REPORTS.test(path);
const LEAVES = /^lib\/(brand|env|errors|ids|log|context)\.ts$/;

function broken(from: RegExp, forbidden: (target: string, from: string) => boolean): string[] {
  return IMPORTS.filter((one) => from.test(one.from) && forbidden(one.target, one.from)).map(wayOf);
}

function wayOf({ from, target }: { from: string; target: string }): string {
  return `${from} → ${target}`;
}

describe('the direction of imports', () => {
  test('pages reach the database only through domains', () => {
    expect(broken(/^app\//, (target) => target.startsWith('db/'))).toEqual([]);
  });

  test("no page imports another route's private files", () => {
    const owner = (path: string) => path.replace(/\/_components\/.*$/, '');
    expect(
      broken(
        /^app\//,
        (target, from) =>
          target.includes('/_components/') && !`${posix.dirname(from)}/`.startsWith(`${owner(target)}/`),
      ),
    ).toEqual([]);
  });

  test('components know no database, no queries, no server', () => {
    expect(
      broken(/^components\//, (target) =>
        /^db\/|^lib\/edge\/server\/|^lib\/[^/]+\/[^/]+\/(queries|mutations)\.ts$|^app\//.test(target),
      ),
    ).toEqual([]);
  });

  test('lib/edge/server knows no page and no component', () => {
    expect(broken(/^lib\/edge\/server\//, (target) => /^(app|components)\//.test(target))).toEqual([]);
  });

  test('domains and jobs know no framework, no page, no server glue', () => {
    const domain = /^lib\/(?!edge\/server\/|platform\/i18n\/)[^/]+\/[^/]+\//;
    expect(
      broken(
        domain,
        (target, from) =>
          (FRAMEWORK.test(target) && !(writesMarkup(from) && MARKUP_MAY.test(target))) ||
          /^(app|components|scripts)\/|^lib\/edge\/server\//.test(target),
      ),
    ).toEqual([]);
  });

  test('mails are put together in one domain', () => {
    expect(broken(/^(?!lib\/providers\/mail\/)/, (target) => MAIL_PARTS.test(target))).toEqual([]);
    const markup = (path: string) => path.startsWith('lib/') && path.endsWith('.tsx');
    expect(PRODUCT.filter((path) => markup(path) && !writesMarkup(path))).toEqual([]);
  });

  test('reports are put together in their domains', () => {
    expect(broken(/./, (target, from) => REPORT_PARTS.test(target) && !WRITES_REPORTS.test(from))).toEqual(
      [],
    );
  });

  test('nothing has a static page made anew: what the build does to it afterwards would be lost', () => {
    const making = PRODUCT.filter((path) => /\b(revalidatePath|revalidateTag|updateTag)\b/.test(read(path)));
    expect(making).toEqual([]);
  });

  test('the database layer knows types and settings alone', () => {
    expect(
      broken(
        /^db\//,
        (target) =>
          /^(app|components|scripts)\//.test(target) ||
          (target.startsWith('lib/') &&
            !LEAVES.test(target) &&
            !/^lib\/[^/]+\/[^/]+\/types\.ts$|^lib\/platform\/i18n\/locales\.ts$/.test(target)),
      ),
    ).toEqual([]);
  });

  test('the middleware knows routes and the session, no domain', () => {
    expect(
      broken(
        /^middleware\.ts$/,
        (target) =>
          !target.startsWith('package:') &&
          !/^lib\/platform\/i18n\/|^lib\/edge\/server\/(action-body|auth\.config|page-headers)\.ts$/.test(
            target,
          ),
      ),
    ).toEqual([]);
  });

  test('leaf files load nothing of ours', () => {
    const broken = VALUE_IMPORTS.filter(
      ({ from, target }) => LEAVES.test(from) && !target.startsWith('package:'),
    );
    expect(broken.map(wayOf)).toEqual([]);
  });
});

describe('the groups of domains', () => {
  test('hold every file of lib, in a domain whose name no other has', () => {
    const files = PRODUCT.filter((path) => path.startsWith('lib/'));
    expect(files.filter((path) => groupOf(path) === null)).toEqual([]);
    expect(files.filter((path) => /^lib\/[^/]+\/[^/]+$/.test(path))).toEqual([]);
    const homes = new Set(files.map((path) => path.split('/').slice(0, 3).join('/')));
    const domains = [...homes].map((home) => domainOf(`${home}/`)).filter((domain) => domain !== null);
    expect(domains.sort()).toEqual([...new Set(domains)].sort());
  });

  test('use only what comes before them', () => {
    const against = VALUE_IMPORTS.filter(({ from, target }) => {
      const [own, other] = [groupOf(from), groupOf(target)];
      return own !== null && other !== null && !mayUse(own, other);
    });
    const named = against.map((edge) => `${groupOf(edge.from)} → ${groupOf(edge.target)}: ${wayOf(edge)}`);
    expect(named).toEqual([]);
  });

  test('hold no domains that use each other in a circle', () => {
    const edges = new Map<string, Set<string>>();
    for (const { from, target } of VALUE_IMPORTS) {
      const [own, other] = [domainOf(from), domainOf(target)];
      if (own === null || other === null || own === other) continue;
      edges.set(own, (edges.get(own) ?? new Set()).add(other));
    }
    const circles: string[] = [];
    const visit = (node: string, path: string[]) => {
      if (path.includes(node)) {
        circles.push([...path.slice(path.indexOf(node)), node].join(' → '));
        return;
      }
      for (const next of edges.get(node) ?? []) visit(next, [...path, node]);
    };
    for (const node of edges.keys()) visit(node, []);
    expect([...new Set(circles)]).toEqual([]);
  });
});

describe('habits of the tree', () => {
  test('the environment is read in one file', () => {
    const readers = PRODUCT.filter(
      (path) => path !== 'lib/env.ts' && !path.startsWith('scripts/') && read(path).includes('process.env'),
    );
    expect(readers).toEqual([]);
  });

  test('files are kebab-case', () => {
    const odd = PRODUCT.filter((path) => !/^[a-z0-9.-]+\.tsx?$/.test(posix.basename(path)));
    expect(odd).toEqual([]);
  });

  test('no file is called by nothing', () => {
    expect(PRODUCT.filter((path) => /(^|\/)(utils?|helpers?|misc|common)\.tsx?$/.test(path))).toEqual([]);
  });

  // Drawn while the page is still to come, it would ask before anybody has said in which language to answer; next-intl
  // then answers the whole request in English.
  test('what stands there while a page loads asks for no words', () => {
    const waiting = PRODUCT.filter((path) => posix.basename(path) === 'loading.tsx');
    const asking = forbiddenWays({ starts: waiting, never: (target) => /^package:next-intl/.test(target) });
    expect(waiting.length).toBeGreaterThan(10);
    expect(asking).toEqual([]);
  });

  test('no barrels but the schema', () => {
    expect(
      PRODUCT.filter((path) => /(^|\/)index\.tsx?$/.test(path) && path !== 'db/schema/index.ts'),
    ).toEqual([]);
  });
});
