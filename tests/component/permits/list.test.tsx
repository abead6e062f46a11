import { act, screen } from '@testing-library/react';
import { createFormatter } from 'use-intl/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RemovePermit } from '@/app/[locale]/(dashboard)/dashboard/permits/[id]/_components/remove-permit';
import { ChangeLine } from '@/components/permits/change-line';
import { LiveRefresh } from '@/components/permits/live-refresh';
import { shortDay } from '@/lib/platform/i18n/format';
import { regional } from '@/lib/platform/i18n/locales';
import { doneAction } from '../../support/answers';
import { createReader, inBothLanguages, router } from '../../support/component';
import { Toasts } from '../../support/toasts';

const CLOCK = { now: new Date('2026-11-20T15:00:00Z'), timeZone: 'America/Chicago' };

inBothLanguages('the company’s permits', (reader) => {
  it('say which date moved', () => {
    const { locale, mount, t: text } = reader();
    const format = createFormatter({ locale: regional(locale) });
    const issuedDate: [string, string] = ['2026-11-22', '2026-11-24'];
    const event = { kind: 'dates_changed', toBucket: 'issued', changes: { issuedDate } } as const;
    mount(<ChangeLine event={event} now={CLOCK.now} />);
    const [before, after] = issuedDate.map((day) => shortDay(format, day, CLOCK.now));
    expect(screen.getByText(`${text('permits', 'fields.issuedDate')} ${before} → ${after}`)).toBeVisible();
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
