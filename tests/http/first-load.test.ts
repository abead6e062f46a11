import { expect, test } from 'vitest';
import { firstLoads } from './first-load';

/**
 * The kilobytes of script, as gzip, that a first visit of each dashboard page may load: what it loads and a little
 * room. All pages share about 210: the framework, the frame with its menus and keys, the texts' engine. Raise a row only for
 * what readers of that page gain; a page that grew by something else imports too much.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  '/dashboard': 219,
  '/dashboard/branding': 224,
  '/dashboard/bulk-operations': 224,
  '/dashboard/calendar': 222,
  '/dashboard/changes': 215,
  '/dashboard/company': 223,
  '/dashboard/compliance': 224,
  '/dashboard/fees': 223,
  '/dashboard/jobs': 223,
  '/dashboard/jobs/[id]': 236,
  '/dashboard/mail': 225,
  '/dashboard/notifications': 224,
  '/dashboard/permit-checklist': 218,
  '/dashboard/permit-checklist/[check]': 260,
  '/dashboard/permit-checklist/[check]/comments': 233,
  '/dashboard/permit-checklist/[check]/compare': 214,
  '/dashboard/permit-checklist/[check]/runs/[run]': 263,
  '/dashboard/permits': 236,
  '/dashboard/permits/[id]': 232,
  '/dashboard/permits/names': 215,
  '/dashboard/permits/search': 216,
  '/dashboard/prospect-monitoring': 221,
  '/dashboard/purchase-checks': 246,
  '/dashboard/referrals': 216,
  '/dashboard/settings': 230,
  '/dashboard/settings/privacy': 225,
  '/dashboard/subcontractors': 235,
  '/dashboard/subscription': 258,
  '/dashboard/support': 218,
  '/dashboard/support/[ticketId]': 218,
  '/dashboard/tasks': 222,
  '/dashboard/team': 228,
  '/dashboard/workflows': 224,
  '/partner-applications': 222,
  '/planned/[page]': 213,
};

const loads = firstLoads('(dashboard)');

test('each dashboard page has a budget of script', () => {
  expect([...loads.keys()].sort()).toEqual(Object.keys(BUDGETS).sort());
});

test.each([...loads])('%s loads %d kB of script at first, within its budget', (page, kilobytes) => {
  expect(kilobytes).toBeLessThanOrEqual(BUDGETS[page] ?? 0);
});
