import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LanguageSwitch } from '@/components/layout/language-switch';
import { LANGUAGE_SUGGESTION_KEY } from '@/lib/platform/i18n/detect-language';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { inBothLanguages } from '../../support/component';

inBothLanguages('the way to the other language', (reader) => {
  const other = () => LOCALES.find((locale) => locale !== reader().locale) ?? reader().locale;
  /** jsdom goes to no other document. */
  const stay = () => document.addEventListener('click', (event) => event.preventDefault(), { once: true });

  it('is this page in it, as it is called there', () => {
    const { t, mount } = reader();
    mount(<LanguageSwitch route="/cities/[city]" params={{ city: 'austin-tx' }} />);
    const link = screen.getByRole('link', { name: t('common', 'language.switch') });
    expect(link).toHaveAttribute('href', hrefFor('/cities/[city]', other(), { city: 'austin-tx' }));
    expect(link).toHaveAttribute('lang', other());
    expect(link).toHaveAttribute('hreflang', other());
  });

  it('takes along what the address has come to hold, and is not offered again', async () => {
    const { t, mount, user } = reader();
    mount(<LanguageSwitch route="/solutions/ai-permit-checklist" />);
    window.history.replaceState(null, '', '?type=roofing&place=Miami%2C+FL#result');
    stay();
    const link = screen.getByRole('link', { name: t('common', 'language.switch') });
    await user.click(link);
    const { pathname, search, hash } = new URL(link.getAttribute('href') ?? '', window.location.origin);
    expect({ pathname, search, hash }).toEqual({
      pathname: hrefFor('/solutions/ai-permit-checklist', other()),
      search: '?type=roofing&place=Miami%2C+FL',
      hash: '#result',
    });
    expect(localStorage.getItem(LANGUAGE_SUGGESTION_KEY)).toBe('true');
  });
});
