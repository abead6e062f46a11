import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FirstRun } from '@/app/[locale]/(dashboard)/dashboard/_components/first-run';
import type { WatchedCity, WatchedFeed } from '@/lib/tracking/permits/view';
import { inBothLanguages } from '../../support/component';

const FEED: WatchedFeed = {
  mode: 'live',
  lastSuccessAt: new Date('2026-11-20T12:00:00Z'),
  failureCode: null,
  probeState: null,
  quietSince: null,
  newestOn: null,
};
const AUSTIN: WatchedCity = { slug: 'austin-tx', label: null, feed: FEED };
const BOISE: WatchedCity = { slug: 'boise-id', label: 'Boise, ID', feed: null };

inBothLanguages('the first day', (reader) => {
  const open = (cities: WatchedCity[]) =>
    reader().mount(<FirstRun companyName="Reyes Masonry" cities={cities} recipients={1} suggested={0} />);
  const t = (key: string, values?: Record<string, string | number>) => reader().t('dashboard', key, values);

  test('where no city is followed begins with the checklist, and counts none as followed', () => {
    open([BOISE]);
    expect(screen.getByText(t('firstCheck.company', { cities: 1, company: 'Reyes Masonry' }))).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', reader().href('/dashboard/permit-checklist'));
    expect(screen.queryByText(t('firstRun.permits.action'))).toBeNull();
  });

  test('where one of two is followed says so of each', () => {
    open([AUSTIN, BOISE]);
    const followed = t('firstRun.company.text', { cities: 1, company: 'Reyes Masonry' });
    expect(screen.getByText(`${followed} ${t('firstRun.company.others', { count: 1 })}`)).toBeVisible();
    expect(screen.getByRole('link', { name: t('firstRun.permits.action') })).toHaveAttribute(
      'href',
      `${reader().href('/dashboard/permits')}?add=1`,
    );
  });
});
