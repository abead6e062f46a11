'use client';

import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { SelectField } from '@/components/ui/select-field';
import { isLocale, LOCALES, type Locale } from '@/lib/platform/i18n/locales';

/** In which language an invitation is written. */
export function LanguageField() {
  const t = useTranslations('team.invite');
  return (
    <SelectField
      name="locale"
      label={t('language')}
      defaultValue={useAppLocale()}
      options={LOCALES.map((value) => ({ value, label: t(`languages.${value}`) }))}
    />
  );
}

/** What the field says in a form's data. */
export function readLanguage(data: FormData, fallback: Locale): Locale {
  const given = data.get('locale');
  return typeof given === 'string' && isLocale(given) ? given : fallback;
}
