import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { StructuredData } from '@/components/seo/structured-data';
import { breadcrumbs, type Crumb } from '@/components/seo/things';

export interface PageIntroProps {
  /** The pages above this one and this one itself, last; the home page is added. */
  crumbs: readonly Crumb[];
  title: ReactNode;
  text?: ReactNode;
  /** A line above the title: the state of a city, the reading time of a guide. */
  eyebrow?: ReactNode;
  /** What to do here: buttons or links. */
  children?: ReactNode;
}

/** The top of a public page: where it stands, its title, what it is for. Carries the breadcrumbs' structured data. */
export function PageIntro({ crumbs, title, text, eyebrow, children }: PageIntroProps) {
  const t = useTranslations('site');
  const locale = useAppLocale();
  const path: Crumb[] = [{ name: t('pages./'), key: '/' }, ...crumbs];
  return (
    <div className="border-b border-line [&+section]:border-t-0">
      <div className="mx-auto flex max-w-6xl flex-col gap-4 px-4 pt-6 pb-8 sm:px-6 lg:pt-8 lg:pb-12">
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
        {eyebrow ? <p className="text-sm font-semibold text-muted">{eyebrow}</p> : null}
        <h1 className="max-w-[24ch] text-4xl font-extrabold sm:text-5xl">{title}</h1>
        {text ? <p className="max-w-[62ch] text-lg text-muted">{text}</p> : null}
        {children}
      </div>
      <StructuredData things={[breadcrumbs(locale, path)]} />
    </div>
  );
}
