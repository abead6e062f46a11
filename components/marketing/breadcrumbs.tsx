import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { StructuredData } from '@/components/seo/structured-data';
import { breadcrumbs, type Crumb } from '@/components/seo/things';

/** Where a public page stands: the pages above it and itself, last; the home page is added. With structured data. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslations('site');
  const locale = useAppLocale();
  const path: Crumb[] = [{ name: t('pages./'), key: '/' }, ...crumbs];
  return (
    <>
      <nav aria-label={t('breadcrumbs')}>
        <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {path.map(({ name, key, params }, index) => (
            <Fragment key={name}>
              {index === 0 ? null : <li aria-hidden="true">/</li>}
              <li>
                {index === path.length - 1 ? (
                  <span aria-current="page">{name}</span>
                ) : (
                  <SiteLink
                    to={key}
                    params={params}
                    className="inline-flex min-h-9 items-center hover:text-link hover:underline"
                  >
                    {name}
                  </SiteLink>
                )}
              </li>
            </Fragment>
          ))}
        </ol>
      </nav>
      <StructuredData things={[breadcrumbs(locale, path)]} />
    </>
  );
}
