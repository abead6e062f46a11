import { screen, waitFor, within } from '@testing-library/react';
import { createFormatter } from 'use-intl/core';
import { beforeEach, expect, it, vi } from 'vitest';
import { CannotMatch } from '@/app/[locale]/(dashboard)/dashboard/permits/names/_components/cannot-match';
import { Rejected } from '@/app/[locale]/(dashboard)/dashboard/permits/names/_components/rejected';
import { Suggested } from '@/app/[locale]/(dashboard)/dashboard/permits/names/_components/suggested';
import { Watched } from '@/app/[locale]/(dashboard)/dashboard/permits/names/_components/watched';
import {
  confirmNameAction,
  rejectNameAction,
  undoNameAction,
} from '@/app/[locale]/(dashboard)/dashboard/permits/names/actions';
import { localDay } from '@/lib/platform/i18n/format';
import { regional } from '@/lib/platform/i18n/locales';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { LIKELIHOODS } from '@/lib/tracking/matching/likelihood';
import type { SuggestedName } from '@/lib/tracking/matching/names';
import { MATCH_REASONS } from '@/lib/tracking/matching/types';
import { refused } from '../../support/answers';
import { inBothLanguages, type Reader, router } from '../../support/component';
import { Toasts } from '../../support/toasts';

vi.mock('@/app/[locale]/(dashboard)/dashboard/permits/names/actions', () => ({
  confirmNameAction: vi.fn(),
  rejectNameAction: vi.fn(),
  undoNameAction: vi.fn(),
}));

const CLOCK = { now: new Date('2026-11-20T15:00:00Z'), timeZone: 'America/Chicago' };

const NAME = { norm: 'zvk masonry', name: 'ZVK MASONRY SERVICES' };
const suggested = (given: Partial<SuggestedName> = {}): SuggestedName => ({
  ...NAME,
  inCity: null,
  watchedIn: [],
  score: 0.9,
  likelihood: 'very_likely',
  reasons: ['same_words'],
  cities: [{ city: 'austin-tx', permits: 2 }],
  examples: [
    {
      id: 7,
      permitNumber: 'BP-7',
      permitType: null,
      city: 'austin-tx',
      contractorName: NAME.name,
      status: 'approved',
      bucket: 'issued',
      statusWord: null,
      issueDate: null,
      address: '1402 Alder St',
    },
  ],
  ...given,
});

beforeEach(() => {
  vi.mocked(confirmNameAction)
    .mockReset()
    .mockResolvedValue({ ok: true, data: { linked: 2 } });
  vi.mocked(rejectNameAction)
    .mockReset()
    .mockResolvedValue({ ok: true, data: { unlinked: 3 } });
  vi.mocked(undoNameAction)
    .mockReset()
    .mockResolvedValue({ ok: true, data: { unlinked: 0 } });
});

const texts = (reader: () => Reader) => (key: string, values?: Record<string, string | number>) =>
  reader().t('names', key, values);

inBothLanguages('a spelling that waits for an answer', (reader) => {
  const t = texts(reader);
  const show = (names: SuggestedName[], mayDecide = true) =>
    reader().mount(
      <>
        <Suggested names={names} mayDecide={mayDecide} />
        <Toasts />
      </>,
    );
  const yes = () => screen.getByLabelText(t('suggested.confirmName', { name: NAME.name }));
  const no = () => screen.getByLabelText(t('suggested.rejectName', { name: NAME.name }));

  it('says how likely it is, why, where its permits are, and shows some', () => {
    show([suggested()]);
    expect(screen.getByText(t('suggested.description'))).toBeInTheDocument();
    const [item] = screen.getAllByRole('listitem');
    expect(item).toHaveTextContent(`${t('likelihood.very_likely')}. ${t('reasons.same_words')}`);
    const city = cityLabel('austin-tx', reader().locale);
    expect(item).toHaveTextContent(t('inCity', { city, count: 2 }));
    expect(item).toHaveTextContent(t('suggested.examples'));
    expect(item).toHaveTextContent(`1402 Alder St · ${city}`);
    expect(item).toHaveTextContent(reader().t('common', 'status.issued'));
    expect(within(document.body).queryByRole('link')).toBeNull();
  });

  it('has words for every likelihood and every reason', () => {
    for (const likelihood of LIKELIHOODS) {
      show([suggested({ likelihood, reasons: [...MATCH_REASONS], examples: [], cities: [] })]);
      expect(screen.getByText(`${t(`likelihood.${likelihood}`)}.`)).toBeInTheDocument();
    }
    expect(screen.getAllByText(t('suggested.noExamples'))).toHaveLength(LIKELIHOODS.length);
    for (const reason of MATCH_REASONS)
      expect(screen.getAllByText(t(`reasons.${reason}`), { exact: false })).not.toHaveLength(0);
  });

  it('is confirmed, says how many permits came, and is taken back from there', async () => {
    show([suggested()]);
    await reader().user.click(yes());
    expect(confirmNameAction).toHaveBeenCalledWith({ norm: NAME.norm });
    expect(await screen.findByText(t('told.confirmed', { name: NAME.name, count: 2 }))).toBeInTheDocument();
    expect(screen.getByText(t('suggested.title'))).toHaveFocus();
    expect(router.refresh).toHaveBeenCalled();
    await waitFor(() => expect(yes()).toBeEnabled());
    await reader().user.click(screen.getByText(t('told.undo')));
    expect(undoNameAction).toHaveBeenCalledWith({ norm: NAME.norm });
    expect(await screen.findByText(t('told.undone', { name: NAME.name }))).toBeInTheDocument();
  });

  it('is said to be another’s, or cannot be answered now', async () => {
    show([suggested()]);
    await reader().user.click(no());
    expect(rejectNameAction).toHaveBeenCalledWith({ norm: NAME.norm });
    expect(await screen.findByText(t('told.rejected', { name: NAME.name, count: 0 }))).toBeInTheDocument();
    vi.mocked(confirmNameAction).mockResolvedValue(refused('forbidden'));
    await waitFor(() => expect(yes()).toBeEnabled());
    await reader().user.click(yes());
    expect(await screen.findByText(reader().t('errors', 'forbidden'))).toBeInTheDocument();
  });

  it('is asked about in a city added later by itself', async () => {
    show([suggested({ inCity: 'phoenix-az', watchedIn: ['austin-tx'] })]);
    const label = (slug: string) => cityLabel(slug, reader().locale);
    const said = t('suggested.elsewhere', { cities: label('austin-tx'), city: label('phoenix-az') });
    expect(screen.getByText(said)).toBeInTheDocument();
    await reader().user.click(yes());
    expect(confirmNameAction).toHaveBeenCalledWith({ norm: NAME.norm, city: 'phoenix-az' });
    await waitFor(() => expect(no()).toBeEnabled());
    await reader().user.click(no());
    expect(rejectNameAction).toHaveBeenCalledWith({ norm: NAME.norm, city: 'phoenix-az' });
  });

  it('is only shown to whoever may not answer, and where none waits that is said', () => {
    const { unmount } = show([suggested()], false);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    show([]);
    expect(screen.getByText(t('suggested.none'))).toBeInTheDocument();
  });
});

inBothLanguages('a spelling that was answered', (reader) => {
  const t = texts(reader);
  const since = new Date('2026-11-02T15:00:00Z');
  const watched = (mayDecide = true, cities = [{ city: 'austin-tx', permits: 2 }]) =>
    reader().mount(
      <>
        <Watched names={[{ ...NAME, since, cities }]} mayDecide={mayDecide} clock={CLOCK} />
        <Toasts />
      </>,
    );

  it('is watched since a day, is stopped, and is watched again from the message that says so', async () => {
    watched();
    const day = localDay(createFormatter({ locale: regional(reader().locale) }), since, CLOCK);
    expect(screen.getByText(t('watched.since', { date: day }))).toBeInTheDocument();
    const stop = screen.getByLabelText(t('watched.rejectName', { name: NAME.name }));
    await reader().user.click(stop);
    expect(rejectNameAction).toHaveBeenCalledWith({ norm: NAME.norm });
    expect(await screen.findByText(t('told.rejected', { name: NAME.name, count: 3 }))).toBeInTheDocument();
    expect(screen.getByText(t('watched.title'))).toHaveFocus();
    await waitFor(() => expect(stop).toBeEnabled());
    await reader().user.click(screen.getByText(t('told.undo')));
    expect(confirmNameAction).toHaveBeenCalledWith({ norm: NAME.norm });
    expect(await screen.findByText(t('told.confirmed', { name: NAME.name, count: 2 }))).toBeInTheDocument();
  });

  it('says that no permit is held under it yet, and is only shown to a viewer', () => {
    watched(false, []);
    expect(screen.getByText(t('watched.noPermits'), { exact: false })).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stands among those of others, and is asked about again', async () => {
    reader().mount(
      <>
        <Rejected names={[NAME]} mayDecide />
        <Toasts />
      </>,
    );
    expect(screen.getByText(t('rejected.title', { count: 1 }))).toBeInTheDocument();
    await reader().user.click(screen.getByLabelText(t('rejected.againName', { name: NAME.name })));
    expect(undoNameAction).toHaveBeenCalledWith({ norm: NAME.norm });
    expect(await screen.findByText(t('told.undone', { name: NAME.name }))).toBeInTheDocument();
  });

  it('is none yet: what will come is said', () => {
    const { container } = reader().mount(
      <>
        <Watched names={[]} mayDecide clock={CLOCK} />
        <Rejected names={[]} mayDecide />
      </>,
    );
    expect(container).toHaveTextContent(`${t('watched.none.title')}${t('watched.none.text')}`);
    expect(container.querySelector('details')).toBeNull();
  });
});

inBothLanguages('where names find nothing', (reader) => {
  const t = texts(reader);

  it('is said city by city, with what helps instead', () => {
    const label = (slug: string) => cityLabel(slug, reader().locale);
    reader().mount(
      <CannotMatch
        withoutContractor={['seattle-wa']}
        notMonitored={[
          { slug: 'reno-nv', label: null },
          { slug: 'elko-nv', label: 'Elko, NV' },
        ]}
      />,
    );
    const list = createFormatter({ locale: regional(reader().locale) }).list([label('reno-nv'), 'Elko, NV']);
    expect(screen.getByRole('region', { name: t('cannot.title') })).toBeInTheDocument();
    expect(
      screen.getByText(t('cannot.noContractor', { cities: label('seattle-wa'), count: 1 })),
    ).toBeInTheDocument();
    expect(screen.getByText(t('cannot.notMonitored', { cities: list, count: 2 }))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: t('cannot.action') })).toHaveAttribute(
      'href',
      `${reader().href('/dashboard/permits')}?add=1`,
    );
  });

  it('is nowhere, and nothing is said', () => {
    const { container } = reader().mount(<CannotMatch withoutContractor={[]} notMonitored={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
