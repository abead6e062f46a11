'use client';

import type { ReactElement } from 'react';
import { buttonClass } from '@/components/ui/button';
import { usDayHere } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { Choice, Consent, ConsentState } from '@/lib/site/measurement/consent';
import type { MeasurementSettings } from '@/lib/site/measurement/types';
import { type BannerWords, bannerWords } from './banner-words';
import { BottomBanner, CloseButton } from './bottom-banner';
import { chooseConsent, getConsentStateNow, keptConsent } from './consent-storage';

interface ConsentBannerOptions {
  locale: Locale;
  /** Where the page about cookies stands. */
  cookies: string;
  /** Null where no service is set up. */
  settings: MeasurementSettings | null;
  raised?: boolean | undefined;
  /** From the button in the footer: says how things stand, and can be closed without an answer. */
  opened?: boolean;
  onClose: () => void;
}

/** The question, with its words fetched, ready to be shown. */
export async function consentBanner(options: ConsentBannerOptions): Promise<ReactElement> {
  const words = (await bannerWords(options.locale)).consent;
  return (
    <ConsentBanner {...options} words={words} consentState={getConsentStateNow()} kept={keptConsent()} />
  );
}

interface ConsentBannerProps extends ConsentBannerOptions {
  words: BannerWords['consent'];
  consentState: ConsentState;
  kept: Consent | null;
}

function ConsentBanner(banner: ConsentBannerProps) {
  const { words, locale, raised, opened = false, onClose } = banner;
  const { settings } = banner;
  const nothing =
    settings === null ? words.nothing : banner.consentState === 'blocked' ? words.blocked : null;

  return (
    <BottomBanner
      label={words.label}
      lang={locale}
      raised={raised}
      opened={opened}
      onEscape={opened ? onClose : undefined}
    >
      <div className="mb-1.5 flex items-start justify-between gap-3">
        <h2 className="text-base">{nothing?.title ?? words.title}</h2>
        {opened ? <CloseButton label={words.close} onClick={onClose} /> : null}
      </div>
      {settings === null || nothing ? (
        <p className="max-w-2xl">{nothing?.text}</p>
      ) : (
        <Question {...banner} settings={settings} />
      )}
    </BottomBanner>
  );
}

function Question({
  words,
  locale,
  cookies,
  settings,
  kept,
  onClose,
}: ConsentBannerProps & { settings: MeasurementSettings }) {
  const choose = (choice: Choice) => {
    chooseConsent(choice);
    onClose();
    if (choice === 'granted')
      void import('@/lib/site/measurement/measure').then(async ({ startMeasuring }) => {
        // Not if it was taken back meanwhile; where nothing can be kept, the choice just made counts.
        if (getConsentStateNow() !== 'denied') await startMeasuring(settings);
      });
  };
  const day = kept && usDayHere(locale, kept.at);
  return (
    <div className="flex flex-col gap-3 lg:flex-row lg:items-end lg:justify-between lg:gap-10">
      <div className="flex max-w-3xl flex-col gap-2">
        <p>{words.text}</p>
        <div className="flex flex-wrap gap-x-2">
          <p className="text-muted">{words.receivers}</p>
          <ul>
            {settings.posthog ? <li>{words.posthog}</li> : null}
            {settings.tagManager ? <li>{words.tagManager}</li> : null}
            {settings.vercel ? <li>{words.vercel}</li> : null}
          </ul>
        </div>
        <p className="flex flex-wrap items-center gap-x-4">
          <a href={cookies} className="inline-flex min-h-6 items-center text-link pointer-coarse:min-h-11">
            {words.cookies}
          </a>
          {kept && day ? (
            <span className="text-muted">{words[kept.choice].replace('{day}', day)}</span>
          ) : null}
        </p>
      </div>
      <div className="grid shrink-0 grid-cols-2 gap-3 lg:w-72">
        <button
          type="button"
          className={buttonClass({ variant: 'secondary' })}
          onClick={() => choose('granted')}
        >
          {words.allow}
        </button>
        <button
          type="button"
          className={buttonClass({ variant: 'secondary' })}
          onClick={() => choose('denied')}
        >
          {words.decline}
        </button>
      </div>
    </div>
  );
}
