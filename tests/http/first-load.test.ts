import { expect, test } from 'vitest';
import { firstLoads } from './first-load';

/**
 * The kilobytes of script, as gzip, that a first visit of each dashboard page may load: what it loads and a little
 * room. All pages share about 210: the framework, the frame with its menus and keys, the texts' engine. Raise a row only for
 * what readers of that page gain; a page that grew by something else imports too much.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  '/dashboard': 214,
  '/dashboard/calendar': 222,
  '/dashboard/changes': 214,
  '/dashboard/company': 226,
  '/dashboard/jobs': 217,
  '/dashboard/jobs/[id]': 233,
  '/dashboard/notifications': 223,
  '/dashboard/permit-checklist': 217,
  '/dashboard/permit-checklist/[check]': 260,
  '/dashboard/permit-checklist/[check]/comments': 233,
  '/dashboard/permit-checklist/[check]/compare': 214,
  '/dashboard/permit-checklist/[check]/runs/[run]': 261,
  '/dashboard/permits': 215,
  '/dashboard/permits/[id]': 231,
  '/dashboard/permits/names': 215,
  '/dashboard/permits/search': 215,
  '/dashboard/prospect-monitoring': 226,
  '/dashboard/purchase-checks': 245,
  '/dashboard/referrals': 215,
  '/dashboard/settings': 230,
  '/dashboard/subcontractors': 232,
  '/dashboard/subscription': 256,
  '/dashboard/tasks': 223,
  '/dashboard/team': 224,
  '/planned/[page]': 214,
};

const loads = firstLoads('(dashboard)');

test('each dashboard page has a budget of script', () => {
  expect([...loads.keys()].sort()).toEqual(Object.keys(BUDGETS).sort());
});

test.each([...loads])('%s loads %d kB of script at first, within its budget', (page, kilobytes) => {
  expect(kilobytes).toBeLessThanOrEqual(BUDGETS[page] ?? 0);
});
