import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Button, buttonClass } from '@/components/ui/button';
import { hrefFor } from '@/lib/platform/i18n/routes';

/** A form that is sent to the same address: it works before, and without, any script. */
export function PortalSearch({ q }: { q: string }) {
  const t = useTranslations('portal');
  const locale = useAppLocale();
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every reader yet
    <form
      method="get"
      role="search"
      action={hrefFor('/subcontractor-portal', locale)}
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
            key={q}
            type="search"
            name="q"
            defaultValue={q}
            placeholder={t('searchPlaceholder')}
            maxLength={200}
            className="field-control pl-10"
          />
        </div>
      </div>
      <Button type="submit" variant="secondary">
        {t('submit')}
      </Button>
      {q ? (
        <AppLink to="/subcontractor-portal" className={buttonClass({ variant: 'quiet' })}>
          {t('reset')}
        </AppLink>
      ) : null}
    </form>
  );
}
