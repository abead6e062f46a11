import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  Scoreboard,
  type ScoredFeed,
  type ScoreSort,
  Weeks,
} from '@/app/[locale]/(admin)/admin/cities/_components/scoreboard';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import type { Score, WeekScore } from '@/lib/tracking/feeds/scoreboard';
import { inBothLanguages } from '../../support/component';

const NOW = new Date('2026-11-20T15:00:00Z');
const NOTHING: Score = {
  arrivals: 0,
  lagMs: null,
  p95LagMs: null,
  lateDays: null,
  p95LateDays: null,
  missing: null,
  words: 0,
  setAside: 0,
};
const MINUTE = 60_000;

function feed(record: string, total: Partial<Score>): ScoredFeed {
  const weeks: WeekScore[] = [
    { ...NOTHING, week: '2026-11-09' },
    { ...NOTHING, ...total, week: '2026-11-16' },
  ];
  return { id: record, record, score: { feedId: record, weeks, total: { ...NOTHING, ...total } } };
}

const FEEDS = [
  feed('austin-tx', { lagMs: 5 * MINUTE, p95LagMs: 60 * MINUTE, words: 1 }),
  feed('dallas-tx', { p95LateDays: 30, lateDays: 2, missing: 0.25 }),
  feed('boston-ma', { lagMs: 90 * MINUTE, p95LagMs: 100 * MINUTE, setAside: 7 }),
];

inBothLanguages('the scoreboard', (reader) => {
  const text = (key: string) => reader().t('admin', `cities.score.${key}`);
  const show = (sort: ScoreSort) =>
    reader().mount(<Scoreboard feeds={FEEDS} sort={sort} query={{ state: 'late' }} now={NOW} />);
  const cities = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('link')[0]?.textContent);
  const labels = (...records: string[]) => records.map((record) => cityLabel(record, reader().locale));

  test.each([
    ['city', ['austin-tx', 'boston-ma', 'dallas-tx']],
    ['lag', ['boston-ma', 'austin-tx', 'dallas-tx']],
    ['late', ['dallas-tx', 'austin-tx', 'boston-ma']],
    ['missing', ['dallas-tx', 'austin-tx', 'boston-ma']],
    ['words', ['austin-tx', 'boston-ma', 'dallas-tx']],
    ['setAside', ['boston-ma', 'austin-tx', 'dallas-tx']],
  ] as const)('sorted by %s begins with the worst, and says how it is sorted', (sort, order) => {
    show(sort);
    expect(cities()).toEqual(labels(...order));
    const header = screen.getByRole('columnheader', { name: new RegExp(text(`columns.${sort}`)) });
    expect(header).toHaveAttribute('aria-sort', sort === 'city' ? 'ascending' : 'descending');
  });

  test('a city leads to its part of the page, a column to the same feeds in its order', () => {
    show('lag');
    const name = cityLabel('austin-tx', reader().locale);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#austin-tx');
    const late = screen.getByRole('link', { name: text('columns.late') }).getAttribute('href');
    expect(late).toMatch(/\?state=late&sort=late$/);
  });

  test('a feed has its weeks, the newest first', () => {
    const [austin] = FEEDS;
    if (!austin) throw new Error('no feed');
    reader().mount(<Weeks score={austin.score} city="Austin, TX" now={NOW} />);
    const [, newest, oldest] = screen.getAllByRole('row', { hidden: true });
    expect(newest).toHaveTextContent('16');
    expect(oldest).toHaveTextContent('–');
  });
});
