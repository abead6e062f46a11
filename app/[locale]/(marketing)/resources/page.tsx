import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PublicShell } from '@/components/layout/public-shell';
import { SiteLink } from '@/components/layout/site-link';
import { PageIntro } from '@/components/marketing/page-intro';
import { loadGuide } from '@/components/prose/guide';
import { metadataFromMessages } from '@/components/seo/page-metadata';
import { GUIDE_SLUGS } from '@/content/guides/slugs';
import { isLocale } from '@/lib/platform/i18n/locales';

export const generateMetadata = metadataFromMessages('/resources');

export default async function ResourcesPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations('guides');
  const site = await getTranslations('site');
  const guides = await Promise.all(GUIDE_SLUGS.map((slug) => loadGuide(slug, locale)));
  return (
    <PublicShell route="/resources">
      <PageIntro
        crumbs={[{ name: site('pages./resources'), key: '/resources' }]}
        title={t('title')}
        text={t('text')}
      />
      <ul className="mx-auto grid max-w-6xl px-4 py-6 sm:px-6 md:grid-cols-2 md:gap-x-10 lg:py-10">
        {guides.map(({ slug, meta, minutes }) => (
          <li key={slug} className="border-b border-line">
            <SiteLink
              to="/resources/[guide]"
              params={{ guide: slug }}
              className="group flex h-full flex-col gap-1.5 rounded-md py-5"
            >
              <h2 className="text-xl group-hover:text-link">{meta.title}</h2>
              <p className="text-muted">{meta.description}</p>
              <p className="mt-auto pt-1 text-sm text-muted">{site('minutes', { count: minutes })}</p>
            </SiteLink>
          </li>
        ))}
      </ul>
    </PublicShell>
  );
}
