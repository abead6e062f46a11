'use client';

import { Building2, Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { MENU_ROW } from './menu-row';
import { useAppLocale } from './use-app-locale';

export interface CompanyChoice {
  id: string;
  name: string;
  isCurrent: boolean;
}

/** Takes the fields `companyId` and `locale`. */
export type SwitchCompany = (formData: FormData) => void | Promise<void>;

/** The companies somebody works for, one button each; the one at hand is marked. */
export function CompanySwitch({
  companies,
  onSwitch,
}: {
  companies: readonly CompanyChoice[];
  onSwitch: SwitchCompany;
}) {
  const t = useTranslations('common.shell');
  const locale = useAppLocale();
  return (
    <form action={onSwitch} aria-label={t('companies')} className="mb-1 border-b border-line pb-1">
      <input type="hidden" name="locale" value={locale} />
      <p className="px-2 pt-1 text-xs font-semibold text-muted">{t('companies')}</p>
      {companies.map(({ id, name, isCurrent }) => (
        <button
          key={id}
          type="submit"
          name="companyId"
          value={id}
          disabled={isCurrent}
          aria-label={isCurrent ? t('currentCompany', { name }) : undefined}
          className={MENU_ROW}
        >
          {isCurrent ? (
            <Check aria-hidden="true" className="size-5 shrink-0 text-issued" />
          ) : (
            <Building2 aria-hidden="true" className="size-5 shrink-0 text-muted" />
          )}
          <span className="min-w-0 truncate">{name}</span>
        </button>
      ))}
    </form>
  );
}
