import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DashboardBell, PortalBell } from '@/components/bell/header-bell';
import type { BellActions } from '@/components/bell/use-bell';
import { BELL_LENGTH, UNREAD_CAP } from '@/lib/company/bell/types';
import type { Bell, BellItem } from '@/lib/company/bell/view';
import { done, doneAction, refused } from '../../support/answers';
import { inBothLanguages, router } from '../../support/component';
import { Toasts } from '../../support/toasts';

vi.mock('@/components/layout/client-messages', () => import('../../support/client-messages'));

const NOW = new Date('2026-11-20T15:00:00Z');

/** So many changes, an hour apart, the newest first; the first of them new. */
function makeBell(count: number, unread: number): Bell {
  const items = Array.from(
    { length: Math.min(count, BELL_LENGTH) },
    (_, index): BellItem => ({
      id: index + 1,
      kind: 'status_changed',
      fromBucket: 'pending',
      toBucket: 'issued',
      fromWord: 'Pending',
      toWord: 'ACTIVE',
      changes: {},
      detectedAt: new Date(NOW.getTime() - (index + 1) * 3_600_000),
      unread: index < unread,
      permit: {
        id: 7,
        permitNumber: `BE-${index}`,
        mode: 'live',
      },
      street: '7 Oak St',
      city: { en: 'Austin, TX', es: 'Austin, TX' },
    }),
  );
  return { items, mentions: [], unread, now: NOW };
}

interface PageProps {
  unread: number;
  actions: BellActions;
  /** Is told how the page finds another count. */
  tell: (recount: (found: number) => void) => void;
}

/** A page that reads itself again. */
function Page({ unread, actions, tell }: PageProps) {
  const [counted, recount] = useState(unread);
  tell(recount);
  return <DashboardBell unread={counted} actions={actions} timeZone="America/Chicago" follows />;
}

inBothLanguages('the bell', (reader) => {
  function open(bell: Bell, unread = bell.unread) {
    const { t, user, mount } = reader();
    const actions = { read: doneAction<Record<string, never>, Bell>(bell), markSeen: doneAction() };
    let count: (found: number) => void = () => {};
    mount(
      <>
        <Page
          unread={unread}
          actions={actions}
          tell={(recount) => {
            count = recount;
          }}
        />
        <Toasts />
      </>,
    );
    const label = unread >= UNREAD_CAP ? t('bell', 'labelMany') : t('bell', 'label', { count: unread });
    const button = screen.getByRole('button', { name: label });
    const press = async () => {
      await user.click(button);
      return within(await screen.findByRole('dialog', { name: t('bell', 'title') }));
    };
    return { ...actions, button, press, recount: (found: number) => act(() => count(found)) };
  }

  test.each([0, 1, 3, 99])('counts %i new changes', (count) => {
    const { button } = open(makeBell(0, 0), count);
    expect(button).toHaveTextContent(count === 0 ? '' : String(count));
  });

  test('counts no further than ninety-nine', () => {
    const { button } = open(makeBell(0, 0), UNREAD_CAP);
    expect(button).toHaveTextContent('99+');
  });

  test('tells what moved, where and when, with a link to each', async () => {
    const { t, href } = reader();
    const { press } = open(makeBell(3, 2));
    const panel = await press();
    expect(await panel.findAllByRole('listitem')).toHaveLength(3);
    expect(panel.getAllByText(t('bell', 'new'))).toHaveLength(2);
    expect(panel.getAllByText(t('bell', 'cityWord', { word: 'Active' }))).toHaveLength(3);
    expect(panel.getByRole('link', { name: '7 Oak St, BE-0' })).toHaveAttribute(
      'href',
      href('/dashboard/permits/[id]', { id: '7' }),
    );
    expect(panel.getByRole('link', { name: t('bell', 'all') })).toHaveAttribute(
      'href',
      href('/dashboard/changes'),
    );
  });

  test('says so where no change can come', async () => {
    const { t, user, mount } = reader();
    const actions = { read: doneAction<Record<string, never>, Bell>(makeBell(0, 0)), markSeen: doneAction() };
    mount(<DashboardBell unread={0} actions={actions} timeZone="America/Chicago" follows={false} />);
    await user.click(screen.getByRole('button', { name: t('bell', 'label', { count: 0 }) }));
    expect(await screen.findByText(t('bell', 'unfollowed'))).toBeVisible();
  });

  test('marks nothing by being looked at, and gives the focus back', async () => {
    const { t, user } = reader();
    const { press, button, markSeen } = open(makeBell(2, 2));
    const panel = await press();
    expect(await panel.findAllByText(t('bell', 'new'))).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
    expect(markSeen).not.toHaveBeenCalled();
  });

  test('marks all as read by its button, up to the newest that was shown', async () => {
    const { t, user } = reader();
    const bell = makeBell(2, 2);
    const { press, markSeen } = open(bell);
    const panel = await press();
    await user.click(await panel.findByRole('button', { name: t('bell', 'markAll') }));
    await waitFor(() => expect(panel.queryByText(t('bell', 'new'))).toBeNull());
    expect(panel.getByRole('heading', { name: t('bell', 'title') })).toHaveFocus();
    expect(panel.queryByRole('button', { name: t('bell', 'markAll') })).toBeNull();
    expect(markSeen.mock.calls).toEqual([[{ until: bell.items[0]?.detectedAt, notes: true }]]);
    expect(router.refresh).toHaveBeenCalledOnce();
  });

  const at = new Date(NOW.getTime() - 60_000);
  const mention = {
    ...{ id: 3, noteId: 'not_1', projectId: 'prj_1', permitId: null, where: '9 Elm St' },
    ...{ text: 'please call the inspector', author: 'Luis Ortega', at, unread: true },
  };

  test('tells of a note that names the reader among the changes, and marks it with them', async () => {
    const { t, user, href } = reader();
    const { press, markSeen } = open({ ...makeBell(1, 0), mentions: [mention], unread: 1 });
    const panel = await press();
    const [first] = await panel.findAllByRole('listitem');
    expect(first).toHaveTextContent(t('bell', 'namedBy', { author: 'Luis Ortega' }));
    expect(first).toHaveTextContent('please call the inspector');
    expect(panel.getByRole('link', { name: '9 Elm St' })).toHaveAttribute(
      'href',
      `${href('/dashboard/jobs/[id]', { id: 'prj_1' })}#notes`,
    );
    await user.click(panel.getByRole('button', { name: t('bell', 'markAll') }));
    await waitFor(() => expect(panel.queryByText(t('bell', 'new'))).toBeNull());
    expect(markSeen.mock.calls).toEqual([[{ until: at, notes: true }]]);
  });

  test('that could not be marked stays as it was', async () => {
    const { t, user } = reader();
    const { press, markSeen } = open(makeBell(1, 1));
    markSeen.mockResolvedValueOnce(refused('internal'));
    const panel = await press();
    await user.click(await panel.findByRole('button', { name: t('bell', 'markAll') }));
    expect(await screen.findByText(t('bell', 'failed'))).toBeVisible();
    expect(panel.getByText(t('bell', 'new'))).toBeVisible();
  });

  test('without any change says so', async () => {
    const { t } = reader();
    const { press } = open(makeBell(0, 0));
    const panel = await press();
    expect(await panel.findByText(t('bell', 'none'))).toBeVisible();
    expect(panel.queryByRole('button')).toBeNull();
  });

  test('that cannot be read is read again by a button', async () => {
    const { t, user } = reader();
    const { press, read } = open(makeBell(1, 1));
    read.mockRejectedValueOnce(new Error('offline'));
    const panel = await press();
    expect(await panel.findByRole('alert')).toHaveTextContent(t('bell', 'failed'));
    await user.click(panel.getByRole('button', { name: t('bell', 'retry') }));
    expect(await panel.findByRole('link', { name: '7 Oak St, BE-0' })).toBeVisible();
  });

  test('is read again when the page finds more, and closed by a link that is followed', async () => {
    const { user } = reader();
    const { press, read, recount } = open(makeBell(1, 1));
    const panel = await press();
    await panel.findByRole('link', { name: '7 Oak St, BE-0' });
    read.mockResolvedValueOnce(done(makeBell(2, 2)));
    recount(2);
    const link = await panel.findByRole('link', { name: '7 Oak St, BE-1' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('of a subcontractor leads into the portal', async () => {
    const { t, user, mount, href } = reader();
    const bell = { ...makeBell(1, 1), mentions: [mention], unread: 2 };
    const actions = { read: doneAction<Record<string, never>, Bell>(bell), markSeen: doneAction() };
    mount(<PortalBell unread={2} actions={actions} />);
    await user.click(screen.getByRole('button', { name: t('bell', 'label', { count: 2 }) }));
    expect(await screen.findByRole('link', { name: '7 Oak St, BE-0' })).toHaveAttribute(
      'href',
      href('/subcontractor-portal/permits/[id]', { id: '7' }),
    );
    expect(screen.getByRole('link', { name: '9 Elm St' })).toHaveAttribute(
      'href',
      `${href('/subcontractor-portal/jobs/[project]', { project: 'prj_1' })}#comments`,
    );
    expect(screen.getByRole('link', { name: t('bell', 'all') })).toHaveAttribute(
      'href',
      href('/subcontractor-portal'),
    );
  });
});
