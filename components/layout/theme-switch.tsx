import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ThemeChoices } from './theme-choices';

const ICON = { 'aria-hidden': true, className: 'size-4' } as const;

export function ThemeSwitch({ className }: { className?: string }) {
  const t = useTranslations('common.theme');
  return (
    <ThemeChoices
      legend={t('label')}
      choices={{
        light: { label: t('light'), icon: <Sun {...ICON} /> },
        dark: { label: t('dark'), icon: <Moon {...ICON} /> },
        system: { label: t('system'), icon: <Monitor {...ICON} /> },
      }}
      className={className}
    />
  );
}
