import { screen, waitFor, within } from '@testing-library/react';
import { createFormatter } from 'use-intl/core';
import { expect, it, vi } from 'vitest';
import {
  type ShareActions,
  ShareDialog,
} from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/share-dialog';
import { MAX_SHARES, type ShareRow } from '@/lib/checking/checks/share-types';
import { localDay } from '@/lib/platform/i18n/format';
import { regional } from '@/lib/platform/i18n/locales';
import { doneAction, refused } from '../../support/answers';
import { inBothLanguages, router } from '../../support/component';
import { Toasts } from '../../support/toasts';

const ADDRESS = 'https://lintel.example/shared-check/abc';
const CLOCK = { now: new Date('2026-11-20T15:00:00Z'), timeZone: 'America/Chicago' };
const UNTIL = new Date('2026-12-20T15:00:00Z');

const LINK: ShareRow = {
  id: 'share_1',
  run: 3,
  locale: 'es',
  createdAt: new Date('2026-11-10T15:00:00Z'),
  createdBy: 'Ana Reyes',
  expiresAt: new Date('2026-12-10T15:00:00Z'),
  opened: 2,
  openedAt: new Date('2026-11-12T15:00:00Z'),
};

inBothLanguages('sharing a result', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) =>
    reader().t('report', `share.${key}`, values);
  const day = (at: Date) => localDay(createFormatter({ locale: regional(reader().locale) }), at, CLOCK);
  const open = async (given: Partial<ShareActions> = {}, shares: readonly ShareRow[] = []) => {
    const create = vi.fn(doneAction({ address: ADDRESS, expiresAt: UNTIL }));
    const actions = { create, revoke: vi.fn(doneAction()), ...given };
    reader().mount(
      <>
        <ShareDialog checkId="chk_1" number={3} shares={shares} clock={CLOCK} actions={actions} />
        <Toasts />
      </>,
    );
    await reader().user.click(screen.getByText(t('button')));
    return actions;
  };

  it('makes a link for some days in a language, and shows its address once', async () => {
    const { create } = await open();
    expect(screen.getByRole('dialog', { name: t('title') })).toHaveAccessibleDescription(t('text'));
    expect(screen.getByLabelText(t('days'))).toHaveValue('30');
    expect(screen.getByLabelText(t('language'))).toHaveValue(reader().locale);
    await reader().user.selectOptions(screen.getByLabelText(t('days')), t('daysOption', { count: 7 }));
    await reader().user.selectOptions(screen.getByLabelText(t('language')), t('languages.es'));
    await reader().user.click(screen.getByText(t('create')));
    expect(create).toHaveBeenCalledWith({ checkId: 'chk_1', number: 3, locale: 'es', days: 7 });
    expect(await screen.findByLabelText(t('address'))).toHaveValue(ADDRESS);
    expect(screen.getByText(t('once'), { exact: false })).toHaveTextContent(t('until', { date: day(UNTIL) }));
    expect(router.refresh).toHaveBeenCalled();
    await reader().user.click(screen.getByText(t('another')));
    expect(screen.getByText(t('create'))).toBeInTheDocument();
  });

  it('copies the address, or selects it where the browser does not let a page copy', async () => {
    await open();
    await reader().user.click(screen.getByText(t('create')));
    await reader().user.click(await screen.findByText(t('copy')));
    expect(await screen.findByText(t('copied'))).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
    await reader().user.click(screen.getByText(t('copy')));
    expect(await screen.findByText(t('selected'))).toBeInTheDocument();
  });

  it('says that there are as many links as there may be', async () => {
    await open({ create: async () => refused('invalid_input', { days: 'too_many' }) });
    await reader().user.click(screen.getByText(t('create')));
    expect(await screen.findByText(t('tooMany', { max: MAX_SHARES }))).toBeInTheDocument();
  });

  it('lists the links that work, whose and how often opened, and ends one', async () => {
    const { revoke } = await open({}, [LINK, { ...LINK, id: 'share_2', createdBy: null, opened: 0 }]);
    const list = within(screen.getByRole('region', { name: t('list') }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent(`${t('run', { number: 3 })} · ${t('languages.es')}`);
    expect(first).toHaveTextContent(t('made', { date: day(LINK.createdAt), name: 'Ana Reyes' }));
    expect(first).toHaveTextContent(t('until', { date: day(LINK.expiresAt) }));
    expect(first).toHaveTextContent(t('opened', { count: 2 }));
    expect(second).toHaveTextContent(t('opened', { count: 0 }));
    expect(second).toHaveTextContent(t('madeBare', { date: day(LINK.createdAt) }));
    expect(second).not.toHaveTextContent('Ana Reyes');
    const [end] = list.getAllByLabelText(t('endNamed', { date: day(LINK.createdAt) }));
    if (end) await reader().user.click(end);
    expect(revoke).toHaveBeenCalledWith({ shareId: 'share_1' });
    expect(await screen.findByText(t('ended'))).toBeInTheDocument();
  });

  it('is left by its button', async () => {
    const { create } = await open();
    await reader().user.click(screen.getByText(t('cancel')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(create).not.toHaveBeenCalled();
  });
});
