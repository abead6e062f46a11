import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Button, buttonClass } from '@/components/ui/button';
import { LiveForm } from '@/components/ui/live-form';
import { hrefFor } from '@/lib/platform/i18n/routes';

/** Looks as it is typed; without script the form has a button. */
export function PortalSearch({ q }: { q: string }) {
  const t = useTranslations('portal');
  const locale = useAppLocale();
  return (
    <LiveForm
      role="search"
      action={hrefFor('/subcontractor-portal', locale)}
      values={{ q }}
      className="mb-4 flex flex-col gap-2 sm:flex-row sm:items-end"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <label htmlFor="portal-search" className="text-sm font-semibold">
          {t('search')}
        </label>
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
          />
          <input
            id="portal-search"
            type="search"
            name="q"
            defaultValue={q}
            placeholder={t('searchPlaceholder')}
            maxLength={200}
            className="field-control pl-10"
          />
        </div>
      </div>
      <noscript>
        <Button type="submit" variant="secondary">
          {t('submit')}
        </Button>
      </noscript>
      {q ? (
        <AppLink to="/subcontractor-portal" className={buttonClass({ variant: 'quiet' })}>
          {t('reset')}
        </AppLink>
      ) : null}
    </LiveForm>
  );
}
