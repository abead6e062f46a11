import { expect, test } from 'vitest';
import { firstLoads } from './first-load';

/**
 * The kilobytes of script, as gzip, that a first visit of each dashboard page may load: what it loads and a little
 * room. All pages share about 205: the framework, the frame with its menus, the texts' engine. Raise a row only for
 * what readers of that page gain; a page that grew by something else imports too much.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  '/dashboard': 209,
  '/dashboard/calendar': 217,
  '/dashboard/changes': 209,
  '/dashboard/company': 221,
  '/dashboard/jobs': 212,
  '/dashboard/jobs/[id]': 228,
  '/dashboard/notifications': 218,
  '/dashboard/permit-checklist': 212,
  '/dashboard/permit-checklist/[check]': 255,
  '/dashboard/permit-checklist/[check]/comments': 228,
  '/dashboard/permit-checklist/[check]/compare': 209,
  '/dashboard/permit-checklist/[check]/runs/[run]': 256,
  '/dashboard/permits': 210,
  '/dashboard/permits/[id]': 226,
  '/dashboard/permits/names': 210,
  '/dashboard/permits/search': 210,
  '/dashboard/purchase-checks': 240,
  '/dashboard/referrals': 210,
  '/dashboard/settings': 225,
  '/dashboard/subcontractors': 227,
  '/dashboard/subscription': 251,
  '/dashboard/tasks': 218,
  '/dashboard/team': 219,
  '/planned/[page]': 209,
};

const loads = firstLoads('(dashboard)');

test('each dashboard page has a budget of script', () => {
  expect([...loads.keys()].sort()).toEqual(Object.keys(BUDGETS).sort());
});

test.each([...loads])('%s loads %d kB of script at first, within its budget', (page, kilobytes) => {
  expect(kilobytes).toBeLessThanOrEqual(BUDGETS[page] ?? 0);
});
