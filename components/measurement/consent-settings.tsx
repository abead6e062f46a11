import { useTranslations } from 'next-intl';
import { ConsentSettingsButton } from './consent-settings-button';

/** Opens the choice about measuring again, on every page that stands in the public shell. */
export function ConsentSettings({ className }: { className?: string }) {
  const t = useTranslations('banners.consent');
  return <ConsentSettingsButton className={className}>{t('settings')}</ConsentSettingsButton>;
}
