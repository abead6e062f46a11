import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Nowhere, type NowhereTexts } from '@/components/layout/nowhere';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { createReader, inBothLanguages } from '../../support/component';

function textsIn(locale: Locale): NowhereTexts {
  const { t } = createReader(locale);
  const [title, text, home] = ['title', 'text', 'home'].map((key) => t('site', `notFound.${key}`));
  return { locale, title: title ?? '', text: text ?? '', home: home ?? '' };
}

inBothLanguages('the page for addresses that lead nowhere', (reader) => {
  it('says so and shows the way home in this language', () => {
    const { mount, t, locale } = reader();
    mount(<Nowhere texts={[textsIn('en'), textsIn('es')]} />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const part = screen.getByRole('heading', { name: t('site', 'notFound.title') }).closest('section');
    expect(part).toHaveAttribute('lang', locale);
    const link = within(part as HTMLElement).getByRole('link', { name: t('site', 'notFound.home') });
    expect(link).toHaveAttribute('href', hrefFor('/', locale));
  });
});
