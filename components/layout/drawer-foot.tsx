import { FlaskConical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { RouteKey, RouteParams } from '@/lib/platform/i18n/routes';
import { LanguageSwitch } from './language-switch';
import { MENU_ROW } from './menu-row';
import { ThemeSwitch } from './theme-switch';

interface Props {
  current: RouteKey;
  params?: RouteParams | undefined;
  sample: boolean;
}

/** At the foot of the drawer: the language, the appearance, and that the data are a sample. */
export function DrawerFoot({ current, params, sample }: Props) {
  const t = useTranslations('common');
  return (
    <>
      <div className="flex items-center justify-between gap-2 text-sm">
        <LanguageSwitch route={current} params={params} className={`${MENU_ROW} w-auto!`} />
        <ThemeSwitch />
      </div>
      {sample ? (
        <p className="flex items-center gap-2 px-2 py-1.5 text-xs text-muted">
          <FlaskConical aria-hidden="true" className="size-3.5 shrink-0" />
          {t('sample.mark')}
        </p>
      ) : null}
    </>
  );
}
