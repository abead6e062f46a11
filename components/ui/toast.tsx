'use client';

import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';

export { toast } from 'sonner';

const TOKENS: CSSProperties & Record<`--${string}`, string> = {
  '--normal-bg': 'var(--card)',
  '--normal-border': 'var(--control)',
  '--normal-text': 'var(--ink)',
  '--border-radius': '6px',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
};

/** Where toasts appear; stands once in the root layout. */
export function Toaster() {
  const t = useTranslations('common.toast');
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
