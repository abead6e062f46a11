'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import { LANGUAGE_SUGGESTION_KEY, suggestedLanguage } from '@/lib/platform/i18n/detect-language';
import type { Locale } from '@/lib/platform/i18n/locales';
import { markPageReady } from '@/lib/site/measurement/page-ready';
import type { MeasurementSettings } from '@/lib/site/measurement/types';
import { CONSENT_SETTINGS_EVENT } from './consent-settings-event';
import { getConsentStateNow } from './consent-storage';

export interface VisitBannersProps {
  locale: Locale;
  /** Where the page about cookies stands. */
  cookies: string;
  /** This page in the other language; without it no language is offered. */
  twin?: string;
  /** Above the navigation at the foot of a phone. */
  raised?: boolean;
}

/** Pages with a sign-in stand in two layouts that bring this; the one that is there first does the work. */
let taken = false;

/**
 * Decides, once the page is idle, whether the visitor is asked something and whether the page is measured.
 * What does it is fetched only then: a language if another is to be offered, measuring if it is set up and allowed.
 */
export function VisitBanners({ locale, cookies, twin, raised }: VisitBannersProps) {
  const [banner, setBanner] = useState<ReactNode>(null);

  useEffect(() => {
    if (taken) return;
    taken = true;
    const close = () => setBanner(null);
    const options = { locale, cookies, raised, onClose: close };

    const measure = async () => {
      const consentState = getConsentStateNow();
      if (consentState === 'blocked' || consentState === 'denied') return;
      const settings = await measurementSettings();
      if (!settings) return;
      if (consentState === 'granted') {
        const { startMeasuring } = await import('@/lib/site/measurement/measure');
        // It may have been taken back while this was on its way, here or in another tab.
        if (getConsentStateNow() === 'granted') await startMeasuring(settings);
      } else {
        const { consentBanner } = await import('./consent-banner');
        const question = await consentBanner({ ...options, settings });
        setBanner((shown: ReactNode) => shown ?? question);
      }
    };

    const arrive = async () => {
      markPageReady();
      const offered = twin === undefined ? null : suggestedLanguage(navigator.languages, locale, dismissed());
      // One question at a time, and the second in the language the visitor settled on.
      if (offered === null || getConsentStateNow() === 'granted') void measure();
      if (offered === null || twin === undefined) return;
      const { languageSuggestion } = await import('@/components/layout/language-suggestion');
      const onStay = () => {
        close();
        void measure();
      };
      const offer = await languageSuggestion({ to: offered, href: twin, onStay, onLeave: close });
      setBanner((shown: ReactNode) => shown ?? offer);
    };

    const openSettings = async () => {
      const [{ consentBanner }, settings] = await Promise.all([
        import('./consent-banner'),
        measurementSettings(),
      ]);
      setBanner(await consentBanner({ ...options, settings, opened: true }));
    };

    const cancel = whenIdle(() => void arrive());
    window.addEventListener(CONSENT_SETTINGS_EVENT, openSettings);
    return () => {
      taken = false;
      cancel();
      window.removeEventListener(CONSENT_SETTINGS_EVENT, openSettings);
    };
  }, [locale, cookies, twin, raised]);

  return <div aria-live="polite">{banner}</div>;
}

/** Null where nothing is set up, and where nobody answers: then nothing is measured. */
async function measurementSettings(): Promise<MeasurementSettings | null> {
  try {
    const answer = await fetch('/api/v1/measurement');
    const settings: MeasurementSettings = await answer.json();
    return settings.posthog || settings.tagManager || settings.vercel ? settings : null;
  } catch {
    return null;
  }
}

function dismissed(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_SUGGESTION_KEY);
  } catch {
    return null;
  }
}
