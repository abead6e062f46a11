'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Locale } from '@/lib/platform/i18n/locales';

export interface BottomBannerProps {
  label: string;
  lang: Locale;
  /** Above the navigation at the foot of a phone. */
  raised?: boolean | undefined;
  /** The visitor asked for it: it takes the focus and gives it back. */
  opened?: boolean;
  onEscape?: (() => void) | undefined;
  children: ReactNode;
}

/** A strip over the foot of the window. It is no dialog and moves nothing: the page only gets longer by its height. */
export function BottomBanner({ label, lang, raised, opened, onEscape, children }: BottomBannerProps) {
  const strip = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const { body, documentElement: root } = document;
    // What stands last on the page can be scrolled out from below the strip, and so can what takes the focus.
    const sizes = new ResizeObserver(() => {
      const height = window.innerHeight - element.getBoundingClientRect().top;
      body.style.paddingBottom = `${height}px`;
      root.style.scrollPaddingBottom = `${height + 16}px`;
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      body.style.paddingBottom = '';
      root.style.scrollPaddingBottom = '';
    };
  }, []);

  useEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    strip.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [opened]);

  return (
    <section
      ref={strip}
      aria-label={label}
      lang={lang}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape?.();
      }}
      className={classNames(
        'fixed inset-x-0 z-40 max-h-[75dvh] animate-rise overflow-y-auto border-t-2 border-ink bg-card text-sm text-ink outline-none print:hidden',
        raised
          ? 'bottom-[calc(3.5rem+env(safe-area-inset-bottom))] lg:bottom-0'
          : 'bottom-0 pb-[env(safe-area-inset-bottom)]',
      )}
    >
      <div className="mx-auto max-w-6xl px-4 py-4 sm:px-6">{children}</div>
    </section>
  );
}

export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="-my-2.5 -mr-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-current stroke-2">
        <path d="M18 6 6 18M6 6l12 12" strokeLinecap="round" />
      </svg>
    </button>
  );
}
