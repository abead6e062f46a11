import { screen } from '@testing-library/react';
import { createFormatter } from 'use-intl/core';
import { expect, it } from 'vitest';
import {
  ReviewComments,
  ReviewSteps,
} from '@/app/[locale]/(dashboard)/dashboard/permits/[id]/_components/review';
import { WaitingOn } from '@/app/[locale]/(dashboard)/dashboard/permits/[id]/_components/waiting-on';
import { ChangeLine } from '@/components/permits/change-line';
import { calendarDay } from '@/lib/platform/i18n/format';
import { inBothLanguages } from '../../support/component';

const TODAY = '2026-11-20';

inBothLanguages('whom a permit waits for', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) =>
    reader().t('permits', `waiting.${key}`, values);
  const day = (date: string) => calendarDay(createFormatter({ locale: reader().locale }), date);

  it('is said with the day and the city’s target', () => {
    reader().mount(
      <WaitingOn
        waiting={[
          { on: 'applicant', why: 'corrections', at: ['MECH'], since: '2026-11-10' },
          { on: 'desk', desk: 'BLDG', since: '2026-10-01', due: '2026-10-31' },
          { on: 'inspector', kind: 'Framing', day: '2026-11-24', why: 'visit' },
        ]}
        today={TODAY}
        city="San Francisco, CA"
      />,
    );
    const [you, desk, inspector] = screen.getAllByRole('listitem');
    expect(you).toHaveTextContent(t('you'));
    expect(you).toHaveTextContent(t('since', { date: day('2026-11-10') }));
    expect(you).toHaveTextContent(t('days', { count: 10 }));
    expect(you).toHaveTextContent(t('correctionsAt', { desks: 'MECH' }));
    expect(desk).toHaveTextContent(t('overdue', { date: day('2026-10-31') }));
    expect(inspector).toHaveTextContent(t('visit', { kind: 'Framing', date: day('2026-11-24') }));
  });

  it('says nothing where nothing is known', () => {
    const { container } = reader().mount(<WaitingOn waiting={[]} today={TODAY} city="Austin, TX" />);
    expect(container.querySelector('section')).toBeNull();
  });

  it('stands beside the desks, their comments and what became of one step', () => {
    const step = { name: 'Zoning', cycle: 2, sourceKey: 'a' };
    reader().mount(
      <>
        <ReviewSteps
          steps={[
            {
              ...step,
              desk: 'Zoning',
              arrivedOn: '2026-10-01',
              finishedOn: '2026-10-20',
              dueOn: '2026-10-31',
              resultWord: 'Corrections Required',
              outcome: 'corrections',
              isTimeless: false,
              finishedOnly: true,
            },
          ]}
        />
        <ReviewComments
          comments={[
            {
              ...step,
              desk: 'Zoning',
              writtenOn: '2026-10-20',
              subject: '03 Yards',
              body: 'Dimension the rear yard.',
              link: 'https://city.example/letter',
            },
          ]}
        />
        <ChangeLine
          event={{
            kind: 'desk_corrections',
            toBucket: 'pending',
            changes: { step: [null, 'Zoning'], result: [null, 'Corrections Required'] },
          }}
          now={new Date('2026-11-20T15:00:00Z')}
        />
      </>,
    );
    const said = (key: string, values?: Record<string, string | number>) =>
      reader().t('permits', key, values);
    expect(screen.getByText(said('review.outcomes.corrections'))).toBeVisible();
    expect(screen.getByText(said('review.due', { date: day('2026-10-31') }))).toBeVisible();
    expect(screen.getByText('Dimension the rear yard.')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://city.example/letter');
    expect(screen.getByText(said('timeline.step.desk_corrections', { name: 'Zoning' }))).toBeVisible();
  });
});
