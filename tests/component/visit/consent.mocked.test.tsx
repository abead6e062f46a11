import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CONSENT_KEY } from '@/lib/site/measurement/consent';
import { startMeasuring } from '@/lib/site/measurement/measure';
import { inBothLanguages, type Reader } from '../../support/component';
import { arrive, EVERYTHING } from './arrive';

vi.mock('@/lib/site/measurement/measure', () => ({ startMeasuring: vi.fn() }));
beforeEach(() => {
  vi.mocked(startMeasuring).mockReset();
});

const kept = () => localStorage.getItem(CONSENT_KEY);

inBothLanguages('the question about measuring', (reader) => {
  const getWords =
    ({ t }: Reader) =>
    (key: string, values?: Record<string, string>) =>
      t('banners', `consent.${key}`, values);
  const banner = (given: Reader) => screen.findByRole('region', { name: getWords(given)('label') });
  const open = async (given: Reader) => {
    const button = screen.getByRole('button', { name: getWords(given)('settings') });
    await given.user.click(button);
    return button;
  };
  const day = (given: Reader) =>
    new Date('2026-11-21T20:15:00.000Z').toLocaleDateString(`${given.locale}-US`, {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
    });

  it('is not asked where no service is set up, and its button says so', async () => {
    const given = reader();
    const words = getWords(given);
    const { asked } = arrive(given);
    await waitFor(() => expect(asked).toHaveBeenCalledWith('/api/v1/measurement'));
    expect(screen.queryByRole('region')).toBeNull();

    const button = await open(given);
    expect(await screen.findByRole('heading', { name: words('nothing.title') })).toBeVisible();
    expect(screen.getByText(words('nothing.text'))).toBeVisible();
    expect(screen.queryByRole('button', { name: words('allow') })).toBeNull();
    expect(await banner(given)).toHaveFocus();
    await given.user.keyboard('{Escape}');
    expect(screen.queryByRole('region')).toBeNull();
    expect(button).toHaveFocus();
    expect(startMeasuring).not.toHaveBeenCalled();
  });

  it('names who would be told and leads to what is stored', async () => {
    const given = reader();
    const words = getWords(given);
    arrive(given, { settings: { ...EVERYTHING, tagManager: null } });
    const question = within(await banner(given));
    expect(question.getByRole('heading', { name: words('title') })).toBeVisible();
    expect(question.getByRole('link', { name: words('cookies') })).toHaveAttribute(
      'href',
      given.href('/cookies'),
    );
    expect(question.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      words('posthog'),
      words('vercel'),
    ]);
    // Nobody can close it without an answer; and nobody has to give one.
    expect(question.queryByRole('button', { name: words('close') })).toBeNull();
    expect(startMeasuring).not.toHaveBeenCalled();
    expect(kept()).toBeNull();
  });

  it('is asked once, however many layouts bring it', async () => {
    const given = reader();
    const { asked } = arrive(given, { settings: EVERYTHING, layouts: 2 });
    await banner(given);
    expect(screen.getAllByRole('region')).toHaveLength(1);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is answered with no by the keyboard, which is kept and not asked again', async () => {
    const given = reader();
    const { unmount } = arrive(given, { settings: EVERYTHING });
    await banner(given);
    screen.getByRole('button', { name: getWords(given)('decline') }).focus();
    await given.user.keyboard('{Enter}');
    expect(screen.queryByRole('region')).toBeNull();
    expect(kept()).toMatch(/^denied \d{4}-\d\d-\d\dT/);
    unmount();

    const { asked } = arrive(given, { settings: EVERYTHING });
    expect(asked).not.toHaveBeenCalled();
    expect(screen.queryByRole('region')).toBeNull();
    expect(startMeasuring).not.toHaveBeenCalled();
  });

  it('is answered with yes, which measures now and on the next page', async () => {
    const given = reader();
    const { unmount } = arrive(given, { settings: EVERYTHING });
    await banner(given);
    await given.user.click(screen.getByRole('button', { name: getWords(given)('allow') }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(kept()).toMatch(/^granted \d{4}-\d\d-\d\dT/);
    await waitFor(() => expect(startMeasuring).toHaveBeenCalledExactlyOnceWith(EVERYTHING));
    unmount();

    arrive(given, { settings: EVERYTHING });
    await waitFor(() => expect(startMeasuring).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it.each([
    ['granted', 'decline', 'denied'],
    ['denied', 'allow', 'granted'],
  ])('a choice shows with its day and can be changed: %s', async (choice, answer, afterwards) => {
    const given = reader();
    const words = getWords(given);
    localStorage.setItem(CONSENT_KEY, `${choice} 2026-11-21T20:15:00.000Z`);
    arrive(given, { settings: EVERYTHING });
    const button = await open(given);
    expect(await banner(given)).toHaveFocus();
    expect(screen.getByText(words(choice, { day: day(given) }))).toBeVisible();
    await given.user.click(screen.getByRole('button', { name: words(answer) }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(button).toHaveFocus();
    expect(kept()).toMatch(new RegExp(`^${afterwards} `));
  });

  it('is closed again without an answer', async () => {
    const given = reader();
    arrive(given, { settings: EVERYTHING });
    await banner(given);
    await open(given);
    await given.user.click(await screen.findByRole('button', { name: getWords(given)('close') }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(kept()).toBeNull();
  });

  it('is not asked under Global Privacy Control, also after a yes', async () => {
    const given = reader();
    const words = getWords(given);
    localStorage.setItem(CONSENT_KEY, 'granted 2026-11-21T20:15:00.000Z');
    const { asked } = arrive(given, { settings: EVERYTHING, globalPrivacyControl: true });
    expect(asked).not.toHaveBeenCalled();
    expect(screen.queryByRole('region')).toBeNull();

    await open(given);
    expect(await screen.findByText(words('blocked.text'))).toBeVisible();
    expect(screen.getByRole('heading', { name: words('blocked.title') })).toBeVisible();
    expect(screen.queryByRole('button', { name: words('allow') })).toBeNull();
    expect(startMeasuring).not.toHaveBeenCalled();
  });

  it('is not asked where nobody answers what is set up', async () => {
    const given = reader();
    const { asked } = arrive(given);
    asked.mockRejectedValue(new TypeError('offline'));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('region')).toBeNull();
  });
});
