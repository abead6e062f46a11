import { vi } from 'vitest';
import { bannerWords } from '@/components/measurement/banner-words';
import { ConsentSettings } from '@/components/measurement/consent-settings';
import { VisitBanners } from '@/components/measurement/visit-banners';
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales';
import type { MeasurementSettings } from '@/lib/site/measurement/types';
import type { Reader } from '../../support/component';
// What a visit fetches once it is idle: here already, so that no test waits for its compilation.
import '@/components/layout/language-suggestion';
import '@/components/measurement/consent-banner';

await Promise.all(LOCALES.map(bannerWords));

export const NOTHING: MeasurementSettings = { posthog: null, tagManager: null, vercel: false };
export const EVERYTHING: MeasurementSettings = {
  posthog: { key: 'phc_test', host: 'https://posthog.example' },
  tagManager: { id: 'GTM-TEST', url: 'https://tags.example/gtm.js' },
  vercel: true,
};

interface Visit {
  /** What the browser asks for; the page's language where it is not given. */
  browser?: Locale;
  settings?: MeasurementSettings;
  globalPrivacyControl?: boolean;
  /** How many layouts of the page bring the banners. */
  layouts?: number;
}

/** A visitor comes to a public page, with a browser that is idle at once. */
export function arrive(
  { mount, locale, href }: Reader,
  { browser = locale, settings = NOTHING, globalPrivacyControl, layouts = 1 }: Visit = {},
) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([`${browser}-US`]);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  Object.defineProperty(navigator, 'globalPrivacyControl', {
    configurable: true,
    value: globalPrivacyControl,
  });
  const asked = vi.fn(async () => Response.json(settings));
  vi.stubGlobal('fetch', asked);
  const other = locale === 'en' ? 'es' : 'en';
  const page = mount(
    <>
      <ConsentSettings />
      {Array.from({ length: layouts }, (_, index) => (
        <VisitBanners
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          key={index}
          locale={locale}
          cookies={href('/cookies')}
          twin={other === 'es' ? '/es/precios' : '/pricing'}
        />
      ))}
    </>,
  );
  return { ...page, asked };
}
