'use client';

import { SunMoon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { chooseTheme, useTheme } from './use-theme';

/** From light to dark and back by one press; following the device is in the account's menu. */
export function ThemeToggle({ className }: { className: string }) {
  const t = useTranslations('common.theme');
  const theme = useTheme();
  const toggle = () => {
    const isDark =
      theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
    chooseTheme(isDark ? 'light' : 'dark');
  };
  return (
    <button type="button" onClick={toggle} aria-label={t('toggle')} title={t('toggle')} className={className}>
      <SunMoon aria-hidden="true" className="size-4" />
    </button>
  );
}
