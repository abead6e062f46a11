import { describe, expect, test } from 'vitest';
import { RULES } from '@/lib/identity/access/permissions';
import { type Route, type RouteKey, routes } from '@/lib/platform/i18n/routes';
import { PAGE_OPENS_WITH } from '@/lib/providers/billing/plan-facts';
import { PLANS } from '@/lib/providers/billing/plans';
import { listFiles, read } from './tree';

/** Where rules are; what only shapes or shows a figure does not hold it. */
const DOMAINS = listFiles('lib', /\.ts$/).filter(
  (path) => !/\.test\.ts$|^lib\/edge\/|\/(schema|view|to-api)\.ts$|billing\/plans\.ts$/.test(path),
);
/** `PLANS[tier].cities`, or `plan.cities` of a `Plan`. */
const isRead = (figure: string) =>
  DOMAINS.some((path) => {
    const source = read(path);
    return (
      /from '[^']*\/plans'/.test(source) &&
      new RegExp(
        `(?:PLANS\\[[^\\]]+\\]|\\bplan)\\??\\.${figure}\\b|\\{[^}]*\\b${figure}\\b[^}]*\\} = PLANS\\[`,
      ).test(source)
    );
  });

describe('what a plan promises', () => {
  test.each(Object.keys(PLANS.solo).filter((figure) => figure !== 'tier'))(
    'the figure %s is held by a domain, not only shown',
    (figure) => {
      expect(isRead(figure)).toBe(true);
    },
  );

  test('a figure that nothing holds would be noticed', () => {
    expect(isRead('projectors')).toBe(false);
  });

  test('a page opens with the plan that its permission asks for', () => {
    const asked = Object.keys(PAGE_OPENS_WITH).map((page) => {
      const { permission }: Route = routes[page as RouteKey];
      return [page, (permission && RULES[permission].tier) ?? 'solo'];
    });
    expect(Object.fromEntries(asked)).toEqual(PAGE_OPENS_WITH);
  });
});
