'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';

const TOKENS: CSSProperties & Record<`--${string}`, string> = {
  '--normal-bg': 'var(--card)',
  '--normal-border': 'var(--control)',
  '--normal-text': 'var(--ink)',
  '--border-radius': '6px',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
};

/** A screen reader tells of what appears in a place that it has seen empty. */
const SEEN_AFTER_MS = 150;

export interface ToasterPlaceProps {
  /** Is given what shows toasts, once it can. */
  onReady: (library: typeof toast) => void;
}

/** Where toasts appear, by the library that shows them. */
export function ToasterPlace({ onReady }: ToasterPlaceProps) {
  const t = useTranslations('common.toast');
  useEffect(() => {
    const timer = setTimeout(() => onReady(toast), SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [onReady]);
  return (
    <Sonner
      position="bottom-right"
      // Sonner's own width on a phone is the window's, on top of the offset: the page could be moved sideways.
      className="max-[600px]:w-auto!"
      style={TOKENS}
      containerAriaLabel={t('region')}
      closeButton
      toastOptions={{
        className: 'max-[600px]:w-full!',
        closeButtonAriaLabel: t('close'),
        classNames: {
          description: 'text-muted!',
          // A finger finds the cross by a larger ring around it.
          closeButton: 'size-6! pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5',
          actionButton: 'pointer-coarse:h-11! pointer-coarse:px-4!',
        },
      }}
      offset={24}
      mobileOffset={{ bottom: 88, left: 16, right: 16 }}
    />
  );
}
