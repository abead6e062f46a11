import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { brand } from '@/lib/brand';

interface Props {
  checked: boolean;
  error: string | undefined;
  onChange: (given: boolean) => void;
}

/** Consent to texts, never ticked beforehand. All that stands here is kept as its wording (`consent-wording.ts`). */
export function SmsConsent({ checked, error, onChange }: Props) {
  const t = useTranslations('notifications.settings');
  return (
    <CheckboxField
      name="smsConsent"
      label={t('consent', { brand: brand.name })}
      hint={
        <>
          {t('smsPrivacy')}{' '}
          <AppLink to="/privacy" target="_blank" className="text-link underline">
            {t('privacyPolicy')}
            <span className="sr-only"> {t('newTab')}</span>
          </AppLink>
        </>
      }
      error={error}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
