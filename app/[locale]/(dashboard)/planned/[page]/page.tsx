import { Hammer } from 'lucide-react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AppLink } from '@/components/layout/app-link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { brand } from '@/lib/brand';
import { visitPage } from '@/lib/edge/server/session';
import { isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { plannedRoute, type RouteKey, routes } from '@/lib/platform/i18n/routes';

interface PlannedProps {
  params: Promise<{ locale: string; page: string }>;
}

async function requirePage(params: PlannedProps['params']): Promise<{ locale: Locale; key: RouteKey }> {
  const { locale, page } = await params;
  const key = plannedRoute(decodeURIComponent(page));
  if (!isLocale(locale) || !key) notFound();
  return { locale, key };
}

export async function generateMetadata({ params }: PlannedProps): Promise<Metadata> {
  const { locale, key } = await requirePage(params);
  const t = await getTranslations({ locale, namespace: 'planned' });
  return { title: t(`pages.${key}.title`) };
}

/** The one page of everything `lib/platform/i18n/routes.ts` calls planned: says what it will do and what does it today. */
export default async function PlannedPage({ params }: PlannedProps) {
  const { locale, key } = await requirePage(params);
  setRequestLocale(locale);
  await visitPage(key, locale);
  const t = await getTranslations('planned');
  const home = routes[key].access === 'admin' ? '/admin' : '/dashboard';
  return (
    <>
      <PageHeader title={t(`pages.${key}.title`)} description={t(`pages.${key}.text`)} />
      <EmptyState
        icon={<Hammer />}
        title={t('notYet')}
        action={
          <div className="flex flex-wrap gap-3 sm:justify-center">
            <AppLink to={home} className={buttonClass({})}>
              {t(home === '/admin' ? 'adminHome' : 'home')}
            </AppLink>
            <a
              href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(t(`pages.${key}.title`))}`}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('ask')}
            </a>
          </div>
        }
      >
        {t('text')}
      </EmptyState>
    </>
  );
}
