import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import PortalPage from '@/app/[locale]/(portal)/subcontractor-portal/page';
import { StatusCard } from '@/app/[locale]/(portal)/subcontractor-portal/permits/[id]/_components/status-card';
import { DashboardShell } from '@/components/layout/dashboard-shell';
import { PortalShell } from '@/components/layout/portal-shell';
import type { PortalCalendar } from '@/lib/company/calendar/types';
import type {
  PortalContractor,
  PortalPermitList,
  PortalPermitSummary,
} from '@/lib/company/subcontractors/view';
import type { Role } from '@/lib/identity/access/types';
import { STATUS_BUCKETS } from '@/lib/tracking/permits/types';
import { inBothLanguages } from '../../support/component';
import { inSpanish } from '../../support/in-spanish';
import { settled } from '../../support/settled';

const NOW = new Date('2026-11-20T15:00:00Z');

const site = vi.hoisted(() => ({
  contractors: [] as PortalContractor[],
  list: { items: [], next: null } as PortalPermitList,
  calendars: [] as PortalCalendar[],
}));

vi.mock('next-intl/server', () => import('../../support/page-texts'));
vi.mock('@/components/layout/client-messages', () => import('../../support/client-messages'));
vi.mock('@/lib/edge/server/session', () => ({ requirePermission: async () => ({ ctx: { now: NOW } }) }));
vi.mock('@/lib/company/calendar/queries', () => ({ listPortalCalendars: async () => site.calendars }));
vi.mock('@/lib/company/subcontractors/portal', () => ({
  findCommonLook: async () => null,
  listPortalContractors: async () => site.contractors,
  listPortalPermits: async () => site.list,
}));
vi.mock('@/lib/company/subcontractors/portal-projects', () => ({ listPortalProjects: async () => [] }));
vi.mock('@/lib/company/tasks/portal', () => ({ listPortalTasks: async () => [] }));
vi.mock('@/app/[locale]/(portal)/subcontractor-portal/actions', () => ({
  renewPortalCalendarAction: null,
  revokePortalCalendarAction: null,
  setTaskDoneAction: null,
}));

const CREW: PortalContractor = {
  subcontractorId: 'sub_1',
  companyId: 'co_crew',
  companyName: 'Crew LLC',
  role: 'Electrical',
  permits: 1,
};
const PERMIT: PortalPermitSummary = {
  id: 7,
  permitNumber: 'MY-7',
  permitType: 'Electrical Permit',
  description: null,
  address: '7 Oak St',
  city: 'Austin',
  state: 'TX',
  statusBucket: 'issued',
  statusWord: 'Active',
  appliedDate: null,
  issuedDate: '2026-10-20',
  expiresDate: null,
  changedAt: NOW,
  missingSince: null,
  mode: 'live',
  parentCompanyName: 'Crew LLC',
};

beforeEach(() => {
  Object.assign(site, { contractors: [CREW], list: { items: [PERMIT], next: null }, calendars: [] });
});

inBothLanguages('the portal', (reader) => {
  const open = async (query: Record<string, string> = {}) => {
    const { locale, mount } = reader();
    const params = Promise.resolve({ locale });
    mount(await settled(PortalPage({ params, searchParams: Promise.resolve(query) })));
  };

  test('shows what was assigned, by whom, and what its status means', async () => {
    const { t, href } = reader();
    site.calendars = [{ companyId: 'co_crew', companyName: 'Crew LLC', feed: null }];
    await open();
    const list = within(screen.getByRole('region', { name: t('portal', 'region', { company: 'Crew LLC' }) }));
    expect(list.getByRole('link', { name: '7 Oak St, MY-7' })).toHaveAttribute(
      'href',
      href('/subcontractor-portal/permits/[id]', { id: '7' }),
    );
    expect(list.getByText(t('portal', 'meaning.issued.means'))).toBeVisible();
    expect(screen.getByText(t('calendar', 'feed.titleOf', { company: 'Crew LLC' }))).toBeVisible();
    expect(screen.getByRole('button', { name: t('calendar', 'feed.create') })).toBeVisible();
  });

  test('without anything assigned names the contractor who will', async () => {
    const { t } = reader();
    site.contractors = [{ ...CREW, permits: 0 }];
    await open();
    expect(screen.getByText(t('portal', 'empty.title'))).toBeVisible();
    expect(screen.getByText(t('portal', 'empty.text', { company: 'Crew LLC' }))).toBeVisible();
    expect(screen.queryByRole('search')).toBeNull();
  });

  test('without a contractor says so', async () => {
    const { t } = reader();
    site.contractors = [];
    await open();
    expect(screen.getByText(t('portal', 'empty.textNone'))).toBeVisible();
  });

  test('of several contractors counts what each gave', async () => {
    const { t } = reader();
    site.contractors.push({ ...CREW, subcontractorId: 'sub_2', companyName: 'Other LLC', permits: 0 });
    await open();
    expect(screen.getByRole('heading', { name: t('portal', 'contractors') })).toBeVisible();
    for (const count of [0, 1])
      expect(screen.getByText(t('portal', 'contractor', { role: 'Electrical', count }))).toBeVisible();
  });

  test('keeps what was searched for, and leads back to everything where nothing matches', async () => {
    const { t, href } = reader();
    site.list = { items: [], next: null };
    await open({ q: 'nothing like it' });
    expect(screen.getByLabelText(t('portal', 'search'))).toHaveValue('nothing like it');
    expect(screen.getByRole('search')).toHaveAttribute('action', href('/subcontractor-portal'));
    expect(screen.getByText(t('portal', 'noMatch.title'))).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: t('portal', 'reset') }))
      expect(link).toHaveAttribute('href', href('/subcontractor-portal'));
  });

  test('leads from page to page, with the search', async () => {
    const { t, href } = reader();
    site.list = { items: [PERMIT], next: 'page-2' };
    await open({ q: 'oak', after: 'page-1' });
    const home = href('/subcontractor-portal');
    expect(screen.getByRole('link', { name: t('portal', 'more') })).toHaveAttribute(
      'href',
      `${home}?q=oak&after=page-2`,
    );
    expect(screen.getByRole('link', { name: t('portal', 'first') })).toHaveAttribute('href', `${home}?q=oak`);
  });

  test.each(STATUS_BUCKETS)('says what %s means for a subcontractor, and what to do', (statusBucket) => {
    const { t, mount } = reader();
    const permit = {
      statusBucket,
      statusWord: 'Active',
      statusDate: null,
      missingSince: null,
      link: null,
      feed: { record: 'austin-tx', mode: 'live' as const },
    };
    mount(<StatusCard permit={permit} waiting={[]} clock={{ now: NOW, timeZone: 'America/Chicago' }} />);
    expect(screen.getByText(t('portal', `meaning.${statusBucket}.means`))).toBeVisible();
    expect(screen.getByText(t('portal', `meaning.${statusBucket}.next`))).toBeVisible();
  });
});

inSpanish('the account menu', (reader) => {
  const frame = { userName: 'Ana Reyes', onSignOut: () => {}, children: null, sample: false };
  const openMenu = async () => {
    const { t, user } = reader();
    const [button] = screen.getAllByRole('button', {
      name: t('common', 'shell.account', { name: 'Ana Reyes' }),
    });
    await user.click(button ?? document.body);
    return within(screen.getByRole('dialog'));
  };

  test('of who has companies and a portal leads from one to another', async () => {
    const { t, user, mount, href } = reader();
    const chosen = vi.fn<(company: unknown) => void>();
    const role: Role = 'owner';
    const companies = [
      { id: 'co_1', name: 'First LLC', isCurrent: true },
      { id: 'co_2', name: 'Second LLC', isCurrent: false },
    ];
    mount(
      <DashboardShell
        {...frame}
        companyName="First LLC"
        companyId="co_1"
        userId="user_1"
        counts={{}}
        role={role}
        current="/dashboard"
        isAdmin={false}
        hasPortal
        companies={companies}
        onSwitchCompany={(data) => chosen(Object.fromEntries(data))}
      />,
    );
    const menu = await openMenu();
    expect(menu.getByRole('link', { name: t('common', 'shell.portal') })).toHaveAttribute(
      'href',
      href('/subcontractor-portal'),
    );
    const current = t('common', 'shell.currentCompany', { name: 'First LLC' });
    expect(menu.getByRole('button', { name: current })).toBeDisabled();
    await user.click(menu.getByRole('button', { name: 'Second LLC' }));
    expect(chosen.mock.calls).toEqual([[{ locale: reader().locale, companyId: 'co_2' }]]);
  });

  test('in the portal leads to the company of one’s own', async () => {
    const { t, mount, href } = reader();
    mount(<PortalShell {...frame} current="/subcontractor-portal" ownCompany="First LLC" />);
    const menu = await openMenu();
    const own = t('common', 'shell.dashboardOf', { company: 'First LLC' });
    expect(menu.getByRole('link', { name: own })).toHaveAttribute('href', href('/dashboard'));
    expect(menu.getByRole('button', { name: t('common', 'shell.signOut') })).toBeVisible();
  });
});
