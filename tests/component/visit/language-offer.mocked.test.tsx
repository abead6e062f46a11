import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LANGUAGE_SUGGESTION_KEY } from '@/lib/platform/i18n/detect-language';
import { inBothLanguages, type Reader } from '../../support/component';
import { createTexts } from '../../support/texts';
import { arrive, EVERYTHING } from './arrive';

vi.mock('@/lib/site/measurement/measure', () => ({ startMeasuring: vi.fn() }));

const kept = () => localStorage.getItem(LANGUAGE_SUGGESTION_KEY);

inBothLanguages('the offer of the other language', (reader) => {
  /** The page is in the reader's language, the browser asks for the other one, and so speaks the offer. */
  function visit(given: Reader) {
    const browser = given.locale === 'en' ? ('es' as const) : ('en' as const);
    const words = (key: string) => createTexts(browser)('banners', `language.${key}`);
    return { browser, words, offer: () => screen.findByRole('region', { name: words('label') }) };
  }

  it('speaks the language it offers', async () => {
    const given = reader();
    const { browser, words, offer } = visit(given);
    arrive(given, { browser });
    expect(await offer()).toHaveTextContent(words('text'));
    expect(await offer()).toHaveAttribute('lang', browser);
    for (const name of ['switch', 'stay', 'close'])
      expect(screen.getByRole('button', { name: words(name) })).toBeVisible();
    expect(kept()).toBeNull();
  });

  it.each(['stay', 'close'])('is gone for good once it is answered by the keyboard: %s', async (answer) => {
    const given = reader();
    const { browser, words, offer } = visit(given);
    const { unmount, asked } = arrive(given, { browser });
    await offer();
    screen.getByRole('button', { name: words(answer) }).focus();
    await given.user.keyboard('{Enter}');
    expect(screen.queryByRole('region', { name: words('label') })).toBeNull();
    expect(kept()).toBe('true');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    unmount();

    const again = arrive(given, { browser });
    await waitFor(() => expect(again.asked).toHaveBeenCalled());
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is put aside by Escape', async () => {
    const given = reader();
    const { browser, offer } = visit(given);
    arrive(given, { browser });
    (await offer()).focus();
    await given.user.keyboard('{Escape}');
    expect(screen.queryByRole('region')).toBeNull();
    expect(kept()).toBe('true');
  });

  it('is not made to who reads in the browser’s language', async () => {
    const { asked } = arrive(reader());
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('region')).toBeNull();
    expect(kept()).toBeNull();
  });

  it('comes before the question about measuring, which waits for its answer', async () => {
    const given = reader();
    const { browser, words, offer } = visit(given);
    const { asked } = arrive(given, { browser, settings: EVERYTHING });
    await offer();
    expect(asked).not.toHaveBeenCalled();
    await given.user.click(screen.getByRole('button', { name: words('stay') }));
    expect(
      await screen.findByRole('region', { name: given.t('banners', 'consent.label') }),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });
});
