import { act, fireEvent, screen } from '@testing-library/react';
import { createFormatter } from 'use-intl/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Filters } from '@/app/[locale]/(dashboard)/dashboard/permits/_components/filters';
import { PermitList } from '@/app/[locale]/(dashboard)/dashboard/permits/_components/permit-list';
import { RemovePermit } from '@/app/[locale]/(dashboard)/dashboard/permits/[id]/_components/remove-permit';
import { ChangeLine } from '@/components/permits/change-line';
import { LiveRefresh } from '@/components/permits/live-refresh';
import { ago, shortDay } from '@/lib/platform/i18n/format';
import { regional } from '@/lib/platform/i18n/locales';
import { PERMIT_SORTS, type PermitFilters } from '@/lib/tracking/permits/schema';
import { STATUS_BUCKETS, type StatusBucket } from '@/lib/tracking/permits/types';
import { doneAction } from '../../support/answers';
import { createReader, inBothLanguages, router } from '../../support/component';
import { permitSummary } from '../../support/permit-views';
import { Toasts } from '../../support/toasts';

const CLOCK = { now: new Date('2026-11-20T15:00:00Z'), timeZone: 'America/Chicago' };

inBothLanguages('the company’s permits', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) =>
    reader().t('permits', `list.${key}`, values);

  it('stand in a table and as cards, with state, last change and dates', () => {
    const format = createFormatter({ locale: regional(reader().locale) });
    const permits = [
      permitSummary({ issuedDate: '2026-10-01', statusWord: 'ISSUED TO OWNER', mode: 'sample' }),
      permitSummary({ id: 8, address: null, missingSince: new Date('2026-11-01T15:00:00Z') }),
    ];
    reader().mount(<PermitList permits={permits} label="permits of Crew" clock={CLOCK} />);
    const day = shortDay(format, '2026-10-01', CLOCK.now);
    const when = ago(format, permitSummary().changedAt, CLOCK);
    const [card, gone] = screen.getByRole('list').querySelectorAll('li');
    const row = screen.getAllByRole('row')[1];
    for (const shown of [card, row]) {
      for (const said of [
        'BP-7',
        '1402 Alder St',
        'Issued to owner',
        day,
        when,
        reader().t('permits', 'detail.sample'),
      ])
        expect(shown).toHaveTextContent(said);
      expect(shown?.querySelector('a')).toHaveAttribute(
        'href',
        reader().href('/dashboard/permits/[id]', { id: '7' }),
      );
    }
    expect(card).toHaveTextContent(t('changed', { when }));
    expect(gone).toHaveTextContent(t('noAddress'));
    expect(gone).toHaveTextContent(t('missing', { date: shortDay(format, '2026-11-01', CLOCK.now) }));
  });

  it('have their address as the title, set as words, and the number below it', () => {
    const shouted = permitSummary({ address: '1402 N ALDER ST', permitNumber: 'BP-7' });
    reader().mount(<PermitList permits={[shouted]} label="permits of Crew" clock={CLOCK} />);
    for (const link of screen.getAllByRole('link', { name: '1402 N Alder St, BP-7' }))
      expect(link.querySelector('[title]')).toHaveAttribute('title', '1402 N ALDER ST');
    expect(screen.getAllByText('BP-7')).toHaveLength(2);
  });

  it('expire no more once they are over', () => {
    const expires = { expiresDate: '2027-03-01' } as const;
    const day = shortDay(createFormatter({ locale: regional(reader().locale) }), '2027-03-01', CLOCK.now);
    const permits = [
      permitSummary({ ...expires, statusBucket: 'issued' }),
      permitSummary({ ...expires, id: 8, statusBucket: 'finaled' }),
    ];
    reader().mount(<PermitList permits={permits} label="permits of Crew" clock={CLOCK} />);
    const [, open, over] = screen.getAllByRole('row');
    expect(open).toHaveTextContent(day);
    expect(over).not.toHaveTextContent(day);
    const [openCard, overCard] = screen.getByRole('list').querySelectorAll('li');
    expect(openCard).toHaveTextContent(t('columns.expires'));
    expect(overCard).not.toHaveTextContent(t('columns.expires'));
  });

  it('say which date moved', () => {
    const { locale, mount, t: text } = reader();
    const format = createFormatter({ locale: regional(locale) });
    const issuedDate: [string, string] = ['2026-11-22', '2026-11-24'];
    const event = { kind: 'dates_changed', toBucket: 'issued', changes: { issuedDate } } as const;
    mount(<ChangeLine event={event} now={CLOCK.now} />);
    const [before, after] = issuedDate.map((day) => shortDay(format, day, CLOCK.now));
    expect(screen.getByText(`${text('permits', 'fields.issuedDate')} ${before} → ${after}`)).toBeVisible();
  });

  it('are filtered by links and by a form whose fields are its address', () => {
    const counts = Object.fromEntries(STATUS_BUCKETS.map((bucket) => [bucket, 0])) as Record<
      StatusBucket,
      number
    >;
    const filters: PermitFilters = {
      q: 'elm',
      city: 'austin-tx',
      bucket: ['issued'],
      sort: 'changed',
      after: 'abc',
    };
    reader().mount(
      <Filters
        filters={filters}
        counts={{ ...counts, pending: 2 }}
        total={2}
        cities={['austin-tx', 'seattle-wa']}
      />,
    );
    const list = reader().href('/dashboard/permits');
    const status = (bucket: string) => reader().t('common', `status.${bucket}`);
    const chips = [...screen.getByRole('navigation').querySelectorAll('a')];
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      `${t('all')}2`,
      `${status('pending')}2`,
      `${status('issued')}0`,
    ]);
    expect(chips[2]).toHaveAttribute('aria-current', 'true');
    expect(chips[1]?.getAttribute('href')).toBe(`${list}?q=elm&bucket=pending&city=austin-tx`);
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form).toHaveAttribute('action', list);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      q: 'elm',
      city: 'austin-tx',
      bucket: 'issued',
      sort: 'changed',
    });
    // Without script the button is there; with it a choice acts at once, and a text after a pause.
    expect(screen.queryByRole('button')).toBeNull();
    fireEvent.change(screen.getByLabelText(t('city')), { target: { value: 'seattle-wa' } });
    const chosen = `${list}?q=elm&city=seattle-wa&sort=changed&bucket=issued`;
    expect(router.replace.mock.calls).toEqual([[chosen, { scroll: false }]]);
    vi.useFakeTimers();
    fireEvent.change(screen.getByLabelText(t('search')), { target: { value: 'oak' } });
    expect(router.replace).toHaveBeenCalledTimes(1);
    act(() => vi.advanceTimersByTime(1_000));
    vi.useRealTimers();
    expect(router.replace.mock.lastCall).toEqual([chosen.replace('elm', 'oak'), { scroll: false }]);
    for (const sort of PERMIT_SORTS) expect(screen.getByText(t(`sorts.${sort}`))).toBeInTheDocument();
    expect(screen.getByText(t('reset'))).toHaveAttribute('href', list);
  });

  it('lose one that is not theirs, and have it back from the message that says so', async () => {
    const d = (key: string) => reader().t('permits', `detail.${key}`, { number: 'BP-7' });
    const actions = { remove: vi.fn(doneAction()), restore: vi.fn(doneAction()) };
    reader().mount(
      <>
        <RemovePermit permit={{ id: 7, permitNumber: 'BP-7' }} {...actions} />
        <Toasts />
      </>,
    );
    await reader().user.click(screen.getByText(d('remove')));
    expect(actions.remove).toHaveBeenCalledWith({ permitId: 7 });
    expect(await screen.findByText(d('removed'))).toBeInTheDocument();
    expect(router.push).toHaveBeenLastCalledWith(reader().href('/dashboard/permits'));
    await reader().user.click(screen.getByText(d('undo')));
    expect(actions.restore).toHaveBeenCalledWith({ permitId: 7 });
    expect(await screen.findByText(d('restored'))).toBeInTheDocument();
    expect(router.push).toHaveBeenLastCalledWith(reader().href('/dashboard/permits/[id]', { id: '7' }));
  });
});

describe('a page that somebody looks at', () => {
  const visible = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const pass = (minutes: number) => act(() => vi.advanceTimersByTime(minutes * 60_000));
  const reads = () => router.refresh.mock.calls.length;

  beforeEach(() => {
    vi.useFakeTimers();
    createReader('en').mount(<LiveRefresh />);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is read again every half minute', () => {
    pass(0.4);
    expect(reads()).toBe(0);
    pass(0.1);
    expect(reads()).toBe(1);
    pass(2);
    expect(reads()).toBe(5);
  });

  it('is not read while it is hidden, and at once when somebody comes back to it', () => {
    visible('hidden');
    pass(5);
    expect(reads()).toBe(0);
    visible('visible');
    expect(reads()).toBe(1);
  });

  it('is left alone once nobody has touched it for ten minutes, until somebody does', () => {
    pass(10);
    const before = reads();
    pass(30);
    expect(reads()).toBe(before);
    window.dispatchEvent(new Event('pointermove'));
    pass(0.5);
    expect(reads()).toBe(before + 1);
  });
});
