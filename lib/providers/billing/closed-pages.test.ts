import { expect, test } from 'vitest';
import { isPlanned } from '@/lib/platform/i18n/routes';
import { closedPages } from './closed-pages';
import { TIERS } from './types';

test('a smaller plan closes what only the larger one opens, and nothing that is not there yet', () => {
  const pages = closedPages('enterprise', 'solo');
  expect(pages).toContain('/dashboard/team');
  expect(pages).toContain('/dashboard/subcontractors');
  expect(pages).not.toContain('/dashboard/subscription');
  expect(pages.filter(isPlanned)).toEqual([]);
});

test('the same plan, a larger one, or none before close nothing', () => {
  for (const from of TIERS)
    for (const to of TIERS)
      if (TIERS.indexOf(to) >= TIERS.indexOf(from)) expect(closedPages(from, to)).toEqual([]);
  expect(closedPages(null, 'solo')).toEqual([]);
});
