'use client';

import { type ReactElement, useRef } from 'react';
import { type BannerWords, bannerWords } from '@/components/measurement/banner-words';
import { BottomBanner, CloseButton } from '@/components/measurement/bottom-banner';
import { buttonClass } from '@/components/ui/button';
import { LANGUAGE_SUGGESTION_KEY } from '@/lib/platform/i18n/detect-language';
import type { Locale } from '@/lib/platform/i18n/locales';

interface LanguageSuggestionOptions {
  /** The language offered, which the offer is in. */
  to: Locale;
  /** This page in that language. */
  href: string;
  /** The visitor stays with this page. */
  onStay: () => void;
  /** The visitor is on the way to the other one. */
  onLeave: () => void;
}

/** The offer, with its words fetched, ready to be shown. */
export async function languageSuggestion(options: LanguageSuggestionOptions): Promise<ReactElement> {
  const words = (await bannerWords(options.to)).language;
  return <LanguageSuggestion {...options} words={words} />;
}

const LOCK_MS = 100;

function LanguageSuggestion({
  to,
  href,
  words,
  onStay,
  onLeave,
}: LanguageSuggestionOptions & { words: BannerWords['language'] }) {
  const locked = useRef(false);

  const stay = () => {
    dismiss();
    onStay();
  };
  const change = () => {
    // A second press that belongs to the first does nothing.
    if (locked.current) return;
    locked.current = true;
    setTimeout(() => {
      locked.current = false;
    }, LOCK_MS);
    dismiss();
    // Who comes back by the browser's button has answered already.
    window.addEventListener('pagehide', onLeave, { once: true });
    window.location.assign(href + window.location.search + window.location.hash);
  };

  return (
    <BottomBanner label={words.label} lang={to} onEscape={stay}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="flex-1 text-base font-semibold">{words.text}</p>
        <div className="order-last grid w-full grid-cols-2 gap-3 sm:order-none sm:flex sm:w-auto">
          <button
            type="button"
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
            onClick={change}
          >
            {words.switch}
          </button>
          <button type="button" className={buttonClass({ variant: 'quiet', size: 'sm' })} onClick={stay}>
            {words.stay}
          </button>
        </div>
        <CloseButton label={words.close} onClick={stay} />
      </div>
    </BottomBanner>
  );
}

function dismiss(): void {
  try {
    localStorage.setItem(LANGUAGE_SUGGESTION_KEY, 'true');
  } catch {
    // Storage may be forbidden; it is then asked again on the next page.
  }
}
