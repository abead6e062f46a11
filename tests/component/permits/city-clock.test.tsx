import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CityClock } from '@/app/[locale]/(dashboard)/dashboard/permits/[id]/_components/city-clock';
import { CompleteDay } from '@/app/[locale]/(dashboard)/dashboard/permits/[id]/_components/complete-day';
import type { CityClock as Clock } from '@/lib/company/city-clock/queries';
import { reviewTimesOf } from '@/lib/tracking/review-times/times-of';
import { inBothLanguages } from '../../support/component';
import { press } from '../../support/press';

const [time] = reviewTimesOf({ city: 'houston-tx', state: 'TX', permitType: 'res_new' });
if (!time) throw new Error('no time in Texas');
const nothing: Clock = {
  ...{ today: '2026-11-27', readings: [], uncounted: [], completeOn: null, isOpen: true },
  usual: { median: 38, most: 70, count: 412 },
};
const late: Clock = {
  ...nothing,
  readings: [
    {
      ...{ time, state: 'late', startsOn: '2026-09-01', isStartKnown: true, day: 87, dueOn: '2026-10-16' },
      ...{ lateBy: 42, endedOn: null },
    },
  ],
};

inBothLanguages('the city’s clock', (reader) => {
  it('says day, due day and delay, what may be claimed with its source, and offers a letter', () => {
    const { mount, t, locale } = reader();
    mount(
      <CityClock permitId={7} clock={late} hasTargets={false}>
        {null}
      </CityClock>,
    );
    expect(screen.getByText(t('cityClock', 'day', { day: 87, of: 45 }))).toBeVisible();
    expect(screen.getByText(t('cityClock', 'state.late', { count: 42, date: '' }))).toBeVisible();
    expect(screen.getByText(time.claims[0]?.text[locale] ?? 'none', { exact: false })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /214\.904/ }).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: t('cityClock', 'letter.download') })).toHaveAttribute(
      'href',
      '/api/v1/city-clock-letters/7',
    );
    expect(screen.getByText(t('cityClock', 'letter.advice'))).toBeVisible();
  });

  it('says that nothing is promised, and how long it usually takes', () => {
    const { mount, t } = reader();
    mount(
      <CityClock permitId={7} clock={nothing} hasTargets={false}>
        {null}
      </CityClock>,
    );
    expect(screen.getByText(t('cityClock', 'none'))).toBeVisible();
    expect(screen.getByText(t('cityClock', 'usual', { median: 38, most: 70, count: '412' }))).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('takes the day the city called it complete, and says what is wrong with it', async () => {
    const note = vi.fn(async () => ({
      ...{ ok: false as const, code: 'invalid_input' as const },
      fieldErrors: { completeOn: 'before_filing' },
    }));
    const { mount, user, t } = reader();
    mount(<CompleteDay permitId={7} completeOn={null} today="2026-11-27" note={note} />);
    await user.type(screen.getByLabelText(t('cityClock', 'complete.label')), '2026-08-01');
    await press(user, t('cityClock', 'complete.save'));
    await waitFor(() => expect(note).toHaveBeenCalledWith({ permitId: 7, completeOn: '2026-08-01' }));
    expect(await screen.findByText(t('cityClock', 'complete.problems.before_filing'))).toBeVisible();
  });
});
