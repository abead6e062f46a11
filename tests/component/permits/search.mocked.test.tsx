import { screen, waitFor, within } from '@testing-library/react';
import { createFormatter } from 'use-intl/core';
import { beforeEach, expect, it, vi } from 'vitest';
import { addPermitAction, removePermitAction } from '@/app/[locale]/(dashboard)/dashboard/permits/actions';
import { AreaMap } from '@/app/[locale]/(dashboard)/dashboard/permits/search/_components/area-map';
import { FoundList } from '@/app/[locale]/(dashboard)/dashboard/permits/search/_components/found-list';
import {
  FOUND_ID,
  SearchForm,
} from '@/app/[locale]/(dashboard)/dashboard/permits/search/_components/search-form';
import { SearchSummary } from '@/app/[locale]/(dashboard)/dashboard/permits/search/_components/search-summary';
import { figure, shortDay } from '@/lib/platform/i18n/format';
import { regional } from '@/lib/platform/i18n/locales';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { boxAround } from '@/lib/tracking/permits/search/area';
import { NO_DATE } from '@/lib/tracking/permits/search/facets';
import { boxText, type SearchAddress, searchAddressSchema } from '@/lib/tracking/permits/search/input';
import type { SearchAnswer, SearchedPermit } from '@/lib/tracking/permits/search/search';
import { STATUS_BUCKETS } from '@/lib/tracking/permits/types';
import { refused } from '../../support/answers';
import { inBothLanguages, router } from '../../support/component';
import { searchedPermit } from '../../support/permit-views';
import { Toasts } from '../../support/toasts';

vi.mock('@/app/[locale]/(dashboard)/dashboard/permits/actions', () => ({
  addPermitAction: vi.fn(),
  removePermitAction: vi.fn(),
}));
// The borders of all counties: heavy, and seen in the browser.
vi.mock('@/app/[locale]/(dashboard)/dashboard/permits/search/_components/outlines', () => ({
  outlines: () => 'M0 0',
}));

const NOW = new Date('2026-11-20T15:00:00Z');
const NOTHING_ASKED: SearchAddress = searchAddressSchema.parse({});
const asking = (given: Partial<SearchAddress>): SearchAddress => ({ ...NOTHING_ASKED, ...given });

beforeEach(() => {
  vi.mocked(addPermitAction).mockReset().mockResolvedValue({ ok: true, data: undefined });
  vi.mocked(removePermitAction).mockReset().mockResolvedValue({ ok: true, data: undefined });
});

inBothLanguages('the form that searches all permits', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) =>
    reader().t('permits', `search.${key}`, values);
  const status = (bucket: string) => reader().t('common', `status.${bucket}`);
  const here = () => reader().href('/dashboard/permits/search');
  const sent = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('search')));

  it('works before any script: its fields are its address', () => {
    const box = boxAround([{ latitude: 30.27, longitude: -97.74 }]);
    reader().mount(
      <SearchForm
        asked={asking({
          q: 'sauna',
          bucket: ['issued'],
          city: 'austin-tx',
          from: '2026-10-01',
          to: '2026-10-31',
          box,
        })}
        cities={['austin-tx', 'seattle-wa']}
      />,
    );
    expect(screen.getByRole('search')).toHaveAttribute('action', `${here()}#${FOUND_ID}`);
    expect(sent()).toEqual({
      q: 'sauna',
      bucket: 'issued',
      city: 'austin-tx',
      from: '2026-10-01',
      to: '2026-10-31',
      box: box && boxText(box),
    });
    expect(screen.getByRole('link', { name: t('reset') })).toHaveAttribute('href', here());
  });

  it('offers the company’s cities and every status, in its words', () => {
    reader().mount(<SearchForm asked={NOTHING_ASKED} cities={['austin-tx']} />);
    const options = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options(t('city'))).toEqual([t('allCities'), cityLabel('austin-tx', reader().locale)]);
    expect(options(t('status'))).toEqual([t('allStatuses'), ...STATUS_BUCKETS.map(status)]);
    for (const field of ['query', 'from', 'to']) expect(screen.getByLabelText(t(field))).toHaveValue('');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('keeps several statuses of an old link as one choice', () => {
    reader().mount(<SearchForm asked={asking({ bucket: ['issued', 'expired'] })} cities={[]} />);
    expect(screen.getByLabelText(t('status'))).toHaveDisplayValue(
      `${status('issued')}, ${status('expired')}`,
    );
  });
});

inBothLanguages('what a search says', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) =>
    reader().t('permits', `search.${key}`, values);
  const here = () => reader().href('/dashboard/permits/search');
  const say = (answer: Partial<SearchAnswer>, asked: SearchAddress = NOTHING_ASKED) =>
    reader().mount(
      <SearchSummary
        asked={asked}
        answer={{
          items: [],
          next: null,
          by: 'words',
          corrections: [],
          count: { kind: 'exact', value: 0 },
          ...answer,
        }}
      />,
    );
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  it('how many there are, as well as that is known', () => {
    for (const value of [0, 1, 12]) {
      const { unmount } = say({ count: { kind: 'exact', value } });
      expect(screen.getByRole('status')).toHaveTextContent(t('count.exact', { count: value }));
      unmount();
    }
    say({ count: { kind: 'at_least', value: 10_000 } });
    expect(screen.getByText(t('count.at_least', { value: figure(10_000) }))).toBeInTheDocument();
    say({ count: { kind: 'about', value: 54_000 } });
    expect(screen.getByText(t('count.about', { value: figure(54_000) }))).toBeInTheDocument();
  });

  it('what a slip was taken for, and how to look for just that', () => {
    say(
      { corrections: [{ typed: 'suana', taken: ['sauna', 'savanna'] }] },
      asking({ q: 'suana', city: 'austin-tx' }),
    );
    expect(
      screen.getByText(t('resultsFor', { words: '“sauna / savanna”' }), { exact: false }),
    ).toBeInTheDocument();
    expect(href(t('insteadFor', { typed: 'suana' }))).toBe(`${here()}?q=suana&city=austin-tx&literal=1`);
  });

  it('that it took a word for a number, and how to look for the word', () => {
    say({ by: 'number' }, asking({ q: 'BP-7' }));
    expect(screen.getByText(t('byNumber', { number: 'BP-7' }), { exact: false })).toBeInTheDocument();
    expect(href(t('byWords', { number: 'BP-7' }))).toBe(`${here()}?q=BP-7&literal=1`);
  });

  it('that only an area is shown, and how to leave it', () => {
    say({}, asking({ q: 'sauna', box: boxAround([{ latitude: 30.27, longitude: -97.74 }]) }));
    expect(screen.getByText(t('map.within'), { exact: false })).toBeInTheDocument();
    expect(href(t('map.everywhere'))).toBe(`${here()}?q=sauna`);
  });
});

inBothLanguages('permits that were found', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) => reader().t('permits', key, values);
  const show = (permits: SearchedPermit[], mayAdd = true) =>
    reader().mount(
      <>
        <FoundList permits={permits} now={NOW} mayAdd={mayAdd} />
        <Toasts />
      </>,
    );
  const add = () => screen.getByLabelText(t('add.addNumber', { number: 'BP-7' }));

  it('say number, status, place, work, contractor and day', () => {
    show([searchedPermit({ mode: 'sample' }), searchedPermit({ id: 8, listedOn: NO_DATE, linked: true })]);
    const [first, second] = screen.getAllByRole('listitem');
    const listed = shortDay(createFormatter({ locale: regional(reader().locale) }), '2026-10-01', NOW);
    for (const said of [
      'BP-7',
      reader().t('common', 'status.issued'),
      '1402 Alder St',
      'Reroof',
      'Building · ZVK MASONRY',
      `${t('search.listed')}: ${listed}`,
    ])
      expect(first).toHaveTextContent(said);
    expect(first?.querySelector('a')).toBeNull();
    expect(second).toHaveTextContent(t('search.noDate'));
    expect(second).toHaveTextContent(t('search.watching'));
    expect(second?.querySelector('a')).toHaveAttribute(
      'href',
      reader().href('/dashboard/permits/[id]', { id: '8' }),
    );
  });

  it('are watched, and that is taken back from the message that says so', async () => {
    show([searchedPermit()]);
    await reader().user.click(add());
    expect(addPermitAction).toHaveBeenCalledWith({ permitId: 7, source: 'number' });
    expect(await screen.findByText(t('add.added', { number: 'BP-7' }))).toBeInTheDocument();
    expect(router.refresh).toHaveBeenCalled();
    await waitFor(() => expect(add()).toBeEnabled());
    await reader().user.click(screen.getByText(t('detail.undo')));
    expect(removePermitAction).toHaveBeenCalledWith({ permitId: 7 });
    expect(await screen.findByText(t('detail.removed', { number: 'BP-7' }))).toBeInTheDocument();
  });

  it('are not watched where that was refused, or by whoever may only look', async () => {
    vi.mocked(addPermitAction).mockResolvedValue(refused('plan_limit'));
    const { unmount } = show([searchedPermit()]);
    await reader().user.click(add());
    expect(await screen.findByText(reader().t('errors', 'plan_limit'))).toBeInTheDocument();
    unmount();
    show([searchedPermit()], false);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

inBothLanguages('the map of a page of permits', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) =>
    reader().t('permits', `search.map.${key}`, values);
  const places = [
    searchedPermit({ latitude: 30.27, longitude: -97.74 }),
    searchedPermit({ id: 8, latitude: 30.28, longitude: -97.73 }),
    searchedPermit({ id: 9, latitude: null, longitude: null }),
  ];
  const links = () =>
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('data-box')] as const);

  it('shows those with a place, and is moved by links', () => {
    reader().mount(<AreaMap permits={places} asked={asking({ q: 'sauna', after: 'abc' })} />);
    expect(screen.getByText(t('label', { count: 2 }))).toBeInTheDocument();
    expect(document.querySelectorAll('circle')).toHaveLength(2);
    expect(links().map(([label]) => label)).toEqual([t('here'), t('closer')]);
    const around = boxAround([
      { latitude: 30.27, longitude: -97.74 },
      { latitude: 30.28, longitude: -97.73 },
    ]);
    const query = new URLSearchParams({ q: 'sauna', box: around ? boxText(around) : '' });
    expect(screen.getByRole('link', { name: t('here') }).getAttribute('href')).toBe(
      `${reader().href('/dashboard/permits/search')}?${query}`,
    );
  });

  it('of an area goes closer, wider and away', () => {
    const box = boxAround([{ latitude: 30.27, longitude: -97.74 }]);
    reader().mount(<AreaMap permits={[]} asked={asking({ box })} />);
    expect(links().map(([label]) => label)).toEqual([t('closer'), t('wider'), t('everywhere')]);
    expect(links().at(-1)?.[1]).toBeNull();
  });

  it('is none without a place', () => {
    reader().mount(<AreaMap permits={[]} asked={NOTHING_ASKED} />);
    expect(screen.getByText(t('none'))).toBeInTheDocument();
    expect(document.querySelector('svg')).toBeNull();
  });
});
