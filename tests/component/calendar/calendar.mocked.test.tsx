import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import CalendarPage from '@/app/[locale]/(dashboard)/dashboard/calendar/page';
import { PortalCalendar } from '@/app/[locale]/(portal)/subcontractor-portal/_components/portal-calendar';
import { CalendarFeed } from '@/components/calendar/calendar-feed';
import type { Deadline } from '@/lib/checking/checks/round-types';
import type { CalendarEntry, CalendarFeed as Feed } from '@/lib/company/calendar/types';
import { done, doneAction } from '../../support/answers';
import { inBothLanguages, router } from '../../support/component';
import { inSpanish } from '../../support/in-spanish';
import { settled } from '../../support/settled';
import { Toasts } from '../../support/toasts';

const NOW = new Date('2026-11-20T15:00:00Z');
const CLOCK = { now: NOW, timeZone: 'America/Chicago' };
const FEED: Feed = { createdAt: new Date('2026-11-20T12:00:00Z'), lastReadAt: null };
const ADDRESS = `https://lintel.example/api/v1/calendar/${'x'.repeat(43)}.ics`;

const site = vi.hoisted(() => ({
  entries: [] as CalendarEntry[],
  deadlines: [] as Deadline[],
  feed: null as Feed | null,
}));

vi.mock('next-intl/server', () => import('../../support/page-texts'));
vi.mock('@/components/layout/client-messages', () => import('../../support/client-messages'));
vi.mock('@/lib/edge/server/session', () => ({
  requireUser: async () => ({
    ctx: { now: NOW },
    company: { name: 'Crew LLC', timeZone: 'America/Chicago', role: 'owner', tier: 'team' },
  }),
  requirePageRate: async () => {},
}));
vi.mock('@/lib/company/calendar/queries', () => ({
  listAgenda: async (_: unknown, { from, to }: { from: string; to: string }) =>
    site.entries.filter(({ day }) => day >= from && day <= to),
  findCalendar: async () => site.feed,
}));
vi.mock('@/lib/checking/checks/round-queries', () => ({
  listDeadlines: async (_: unknown, { from, to }: { from: string; to: string }) =>
    site.deadlines.filter(({ day }) => day >= from && day <= to),
}));
vi.mock('@/app/[locale]/(dashboard)/dashboard/calendar/actions', () => ({
  renewCalendarAction: null,
  revokeCalendarAction: null,
}));

const EXPIRY: CalendarEntry = {
  kind: 'expiry',
  key: 'expiry-7',
  day: '2026-11-27',
  revision: 1,
  changedAt: NOW,
  permit: {
    id: 7,
    permitNumber: 'CA-7',
    permitType: null,
    address: '7 Oak St',
    city: 'Austin',
    state: 'TX',
    statusBucket: 'issued',
    statusWord: 'Active',
    missingSince: null,
    link: null,
    mode: 'live',
  },
  inspection: null,
};
const visit = (key: string, day: string, kind: string | null): CalendarEntry => ({
  ...EXPIRY,
  kind: 'inspection',
  key,
  day,
  inspection: { kind, outcome: 'scheduled', resultWord: null },
});

beforeEach(() => Object.assign(site, { entries: [], deadlines: [], feed: null }));

inSpanish('the calendar page', (reader) => {
  const open = async (query: Record<string, string> = {}) => {
    const { locale, mount } = reader();
    const params = Promise.resolve({ locale });
    mount(await settled(CalendarPage({ params, searchParams: Promise.resolve(query) })));
  };

  test('shows what lies ahead, day by day', async () => {
    const { t, href } = reader();
    site.entries = [visit('a', '2026-11-20', 'FINAL BUILDING'), visit('b', '2026-11-27', null), EXPIRY];
    site.deadlines = [
      {
        kind: 'deadline',
        key: 'd',
        day: '2026-11-27',
        round: 2,
        check: { id: 'check_1', name: 'Alder addition' },
      },
    ];
    await open();
    const agenda = within(screen.getByRole('region', { name: t('calendar', 'agenda.title') }));
    const [today, later, ...more] = agenda.getAllByRole('heading', { level: 3 });
    expect(more).toEqual([]);
    expect(today).toHaveTextContent(t('calendar', 'agenda.today'));
    expect(later).toHaveTextContent(t('calendar', 'agenda.in', { days: 7 }));
    expect(agenda.getAllByRole('link', { name: '7 Oak St, CA-7' })).toHaveLength(3);
    expect(agenda.getByText('Final building')).toBeVisible();
    expect(agenda.getByText(t('calendar', 'agenda.unnamed'))).toBeVisible();
    expect(agenda.getByText(t('calendar', 'agenda.expiry'))).toBeVisible();
    expect(agenda.getByText(t('calendar', 'agenda.answer', { round: 2 }))).toBeVisible();
    expect(agenda.getByRole('link', { name: 'Alder addition' })).toHaveAttribute(
      'href',
      href('/dashboard/permit-checklist/[check]/comments', { check: 'check_1' }),
    );
    expect(agenda.getAllByText(t('permits', 'inspections.outcomes.scheduled'))).toHaveLength(2);
  });

  test('says that nothing does, and offers an address all the same', async () => {
    const { t } = reader();
    await open();
    expect(screen.getByText(t('calendar', 'agenda.none'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('calendar', 'feed.create') })).toBeVisible();
    expect(screen.getByText(t('calendar', 'how.google.title'))).toBeVisible();
  });

  test('shows a month from Sunday on, whose days the arrow keys walk', async () => {
    const { t, user, href } = reader();
    site.entries = [EXPIRY];
    await open({ month: '2026-11' });
    const month = within(screen.getByRole('region', { name: /noviembre/ }));
    expect(month.getAllByRole('columnheader').map(({ textContent }) => textContent)[0]).toMatch(/^dom/);
    expect(month.getAllByRole('row')).toHaveLength(6);
    const day = (name: RegExp) => month.getByRole('link', { name });
    expect(day(/ 20 .*nada/)).toHaveAttribute('aria-current', 'date');
    expect(day(/ 27 /)).toHaveTextContent('7 Oak St');
    // One day is reached by Tab, the others from it.
    expect(
      month.getAllByRole('link', { name: /noviembre/ }).filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([day(/ 20 /)]);
    day(/ 20 /).focus();
    await user.keyboard('{ArrowDown}');
    expect(day(/ 27 /)).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(day(/ 21 /)).toHaveFocus();
    expect(day(/ 21 /)).toHaveAttribute(
      'href',
      `${href('/dashboard/calendar')}?month=2026-11&day=2026-11-21`,
    );
    expect(screen.getByRole('link', { name: t('calendar', 'month.next') })).toHaveAttribute(
      'href',
      `${href('/dashboard/calendar')}?month=2026-12`,
    );
  });

  test('shows one day where it was chosen, and takes nonsense for nothing', async () => {
    const { t } = reader();
    await open({ day: '2026-12-24', month: 'soon' });
    expect(screen.getByRole('region', { name: /24 dic 2026/ })).toBeVisible();
    expect(screen.getByText(t('calendar', 'agenda.freeDay'))).toBeVisible();
    expect(screen.getByRole('region', { name: /diciembre/ })).toBeVisible();
  });

  test('says where it ends early', async () => {
    const { t } = reader();
    site.entries = Array.from({ length: 101 }, (_, index) => visit(String(index), '2026-11-27', null));
    await open();
    expect(screen.getByText(t('calendar', 'agenda.more', { count: 100 }))).toBeVisible();
    const agenda = within(screen.getByRole('region', { name: t('calendar', 'agenda.title') }));
    expect(agenda.getAllByText(t('calendar', 'agenda.unnamed'))).toHaveLength(100);
  });
});

inBothLanguages('the secret address of a calendar', (reader) => {
  function open(feed: Feed | null) {
    const { t, user, mount } = reader();
    const actions = {
      renew: doneAction<Record<string, never>, { address: string }>({ address: ADDRESS }),
      revoke: doneAction<Record<string, never>>(),
    };
    const node = (held: Feed | null) => <CalendarFeed feed={held} actions={actions} clock={CLOCK} />;
    const press = async (key: string) => {
      await user.click(screen.getByRole('button', { name: t('calendar', `feed.${key}`) }));
    };
    const asked = (key: string) => {
      const dialog = within(screen.getByRole('dialog', { name: t('calendar', `feed.${key}Title`) }));
      expect(dialog.getByText(t('calendar', `feed.${key}Text`))).toBeVisible();
      return user.click(dialog.getByRole('button', { name: t('calendar', `feed.${key}`) }));
    };
    mount(
      <>
        {node(feed)}
        <Toasts />
      </>,
    );
    return { ...actions, press, asked };
  }
  const field = () => screen.queryByLabelText(reader().t('calendar', 'feed.address'));

  test('is made by a button, which the page then knows of', async () => {
    const { t } = reader();
    const { press, renew } = open(null);
    await press('create');
    expect(await screen.findByText(t('calendar', 'feed.created'))).toBeVisible();
    expect(renew).toHaveBeenCalledOnce();
    expect(router.refresh).toHaveBeenCalledOnce();
  });

  test('is shown once, to copy or to hand to the device', async () => {
    const { t, user } = reader();
    const { press, asked } = open(FEED);
    expect(field()).toBeNull();
    expect(screen.getByText(t('calendar', 'feed.lost'))).toBeVisible();
    expect(screen.getByText(t('calendar', 'feed.neverRead'))).toBeVisible();
    await press('renew');
    await asked('renew');
    expect(await screen.findByText(t('calendar', 'feed.renewed'))).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field()).toHaveValue(ADDRESS);
    expect(screen.getByText(t('calendar', 'feed.once'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('calendar', 'feed.open') })).toHaveAttribute(
      'href',
      ADDRESS.replace('https:', 'webcal:'),
    );
    await user.click(screen.getByRole('button', { name: t('calendar', 'feed.copy') }));
    expect(await screen.findByText(t('calendar', 'feed.copied'))).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  });

  test('that cannot be copied is selected for the reader', async () => {
    const { t, user } = reader();
    const { press, asked } = open(FEED);
    await press('renew');
    await asked('renew');
    await waitFor(() => expect(field()).toBeVisible());
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: t('calendar', 'feed.copy') }));
    expect(await screen.findByText(t('calendar', 'feed.selected'))).toBeVisible();
    const input = field();
    if (!(input instanceof HTMLInputElement)) throw new Error('the address has no field');
    expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(ADDRESS);
  });

  test('is turned off after a question, and can be made anew', async () => {
    const { t } = reader();
    const { press, asked, revoke } = open({ ...FEED, lastReadAt: NOW });
    const read = t('calendar', 'feed.lastRead', { when: '@' }).split('@')[0] ?? '';
    expect(screen.getByText(new RegExp(`^${read}`))).toBeVisible();
    await press('revoke');
    await asked('revoke');
    expect(await screen.findByText(t('calendar', 'feed.revoked'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('calendar', 'feed.create') })).toBeVisible();
    expect(revoke).toHaveBeenCalledOnce();
  });

  test('of a subcontractor is one for each contractor', async () => {
    const { t, user, mount } = reader();
    const renew = doneAction<{ companyId: string }, { address: string }>({ address: ADDRESS });
    const revoke = doneAction<{ companyId: string }>();
    revoke.mockResolvedValue(done());
    mount(
      <PortalCalendar
        calendar={{ companyId: 'co_crew', companyName: 'Crew LLC', feed: null }}
        actions={{ renew, revoke }}
        clock={CLOCK}
      />,
    );
    expect(screen.getByText(t('calendar', 'feed.titleOf', { company: 'Crew LLC' }))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('calendar', 'feed.create') }));
    await waitFor(() => expect(renew.mock.calls).toEqual([[{ companyId: 'co_crew' }]]));
  });
});
