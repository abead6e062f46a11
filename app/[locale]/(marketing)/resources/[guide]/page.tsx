import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { PublicShell } from '@/components/layout/public-shell';
import { SiteLink } from '@/components/layout/site-link';
import { PageIntro } from '@/components/marketing/page-intro';
import { loadGuide } from '@/components/prose/guide';
import { TableOfContents } from '@/components/prose/table-of-contents';
import { Prose } from '@/components/prose/text';
import { pageMetadata } from '@/components/seo/page-metadata';
import { StructuredData } from '@/components/seo/structured-data';
import { article } from '@/components/seo/things';
import { buttonClass } from '@/components/ui/button';
import { GUIDE_SLUGS, type GuideSlug } from '@/content/guides/slugs';
import { calendarDay } from '@/lib/platform/i18n/format';
import { isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { cityLabel } from '@/lib/tracking/cities/catalogue';

export const dynamicParams = false;

export function generateStaticParams() {
  return GUIDE_SLUGS.map((guide) => ({ guide }));
}

interface GuideProps {
  params: Promise<{ locale: string; guide: string }>;
}

async function requireGuide(params: GuideProps['params']): Promise<{ locale: Locale; slug: GuideSlug }> {
  const { locale, guide } = await params;
  const slug = GUIDE_SLUGS.find((known) => known === guide);
  if (!isLocale(locale) || !slug) notFound();
  return { locale, slug };
}

export async function generateMetadata({ params }: GuideProps): Promise<Metadata> {
  const { locale, slug } = await requireGuide(params);
  const { meta } = await loadGuide(slug, locale);
  return pageMetadata({
    key: '/resources/[guide]',
    locale,
    params: { guide: slug },
    title: meta.seoTitle,
    description: meta.description,
    article: { modified: meta.updated },
  });
}

export default async function GuidePage({ params }: GuideProps) {
  const { locale, slug } = await requireGuide(params);
  setRequestLocale(locale);
  const [t, site, format, guide] = await Promise.all([
    getTranslations('guides'),
    getTranslations('site'),
    getFormatter(),
    loadGuide(slug, locale),
  ]);
  const { meta, minutes, text } = guide;
  const related = await Promise.all(meta.related.map((other) => loadGuide(other, locale)));
  return (
    <PublicShell route="/resources/[guide]" params={{ guide: slug }}>
      <PageIntro
        crumbs={[
          { name: site('pages./resources'), key: '/resources' },
          { name: meta.seoTitle, key: '/resources/[guide]', params: { guide: slug } },
        ]}
        title={meta.title}
        eyebrow={
          <>
            {t('updated', { day: calendarDay(format, meta.updated) })} · {site('minutes', { count: minutes })}
          </>
        }
      />
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-8 sm:px-6 lg:grid-cols-12 lg:py-12">
        <aside className="lg:order-2 lg:col-span-4 print:hidden">
          <TableOfContents title={t('contents')} sections={text.sections} />
        </aside>
        <article className="min-w-0 lg:col-span-8">
          <Prose content={text.Content} />
        </article>
      </div>
      <section className="border-t border-line print:hidden">
        <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:px-6 md:grid-cols-2">
          <div className="flex flex-col gap-3">
            <h2 className="text-xl">{t('related')}</h2>
            <ul className="flex flex-col">
              {related.map((other) => (
                <li key={other.slug} className="border-b border-line">
                  <SiteLink
                    to="/resources/[guide]"
                    params={{ guide: other.slug }}
                    className="flex min-h-11 items-center py-2 text-link hover:underline"
                  >
                    {other.meta.title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
          <div className="flex flex-col gap-3">
            <h2 className="text-xl">{t('cities')}</h2>
            <ul className="flex flex-col">
              {meta.cities.map((city) => (
                <li key={city} className="border-b border-line">
                  <SiteLink
                    to="/cities/[city]"
                    params={{ city }}
                    className="flex min-h-11 items-center py-2 text-link hover:underline"
                  >
                    {cityLabel(city, locale)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
          <div className="md:col-span-2">
            <SiteLink to="/solutions/ai-permit-checklist" className={buttonClass({ variant: 'secondary' })}>
              {t('tryChecklist')}
            </SiteLink>
          </div>
        </div>
      </section>
      <StructuredData things={[article(locale, slug, meta)]} />
    </PublicShell>
  );
}
