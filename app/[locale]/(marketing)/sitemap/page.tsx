import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PublicShell } from '@/components/layout/public-shell';
import { SiteLink, type SiteLinkProps } from '@/components/layout/site-link';
import { FOOTER_GROUPS } from '@/components/layout/site-links';
import { PageIntro } from '@/components/marketing/page-intro';
import { Section } from '@/components/marketing/section';
import { loadGuide } from '@/components/prose/guide';
import { metadataFromMessages } from '@/components/seo/page-metadata';
import { listPublicPages } from '@/components/seo/public-pages';
import { CITIES } from '@/content/cities/catalogue';
import { GUIDE_SLUGS } from '@/content/guides/slugs';
import { isStateCode, stateName } from '@/lib/catalogue/checklists/places';
import { isLocale, type Locale } from '@/lib/platform/i18n/locales';
import type { RouteKey } from '@/lib/platform/i18n/routes';
import type { City } from '@/lib/tracking/cities/types';

export const generateMetadata = metadataFromMessages('/sitemap');

/** The public pages that are one page each, by the group they have in the foot; what is in none stands first. */
function groupsOfPages(): { id: 'start' | (typeof FOOTER_GROUPS)[number]['id']; keys: RouteKey[] }[] {
  const single = listPublicPages()
    .map(({ key }) => key)
    .filter((key) => !key.includes('['));
  const grouped = new Set<RouteKey>(FOOTER_GROUPS.flatMap(({ links }) => [...links]));
  return [
    { id: 'start', keys: single.filter((key) => !grouped.has(key)) },
    ...FOOTER_GROUPS.map(({ id, links }) => ({ id, keys: [...links] })),
  ];
}

interface CitiesOfState {
  code: string;
  name: string;
  cities: { slug: string; name: string }[];
}

function citiesByState(locale: Locale): CitiesOfState[] {
  const getCityName = (city: City) => (locale === 'es' && city.nameEs ? city.nameEs : city.name);
  const codes = new Set(CITIES.map(({ state }) => state));
  return [...codes]
    .map((code) => ({
      code,
      name: isStateCode(code) ? stateName(code)[locale] : code,
      cities: CITIES.filter(({ state }) => state === code)
        .map((city) => ({ slug: city.slug, name: getCityName(city) }))
        .sort((a, b) => a.name.localeCompare(b.name, locale)),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}

export default async function SitemapPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations('site.sitemap');
  const site = await getTranslations('site');
  const guides = await Promise.all(GUIDE_SLUGS.map((slug) => loadGuide(slug, locale)));
  return (
    <PublicShell route="/sitemap">
      <PageIntro
        crumbs={[{ name: site('pages./sitemap'), key: '/sitemap' }]}
        title={t('title')}
        text={t('text')}
      />
      <Section title={t('pages')}>
        <div className="grid gap-8 sm:grid-cols-2">
          {groupsOfPages().map(({ id, keys }) => (
            <Group key={id} title={id === 'start' ? t('start') : site(`groups.${id}`)}>
              {keys.map((key) => (
                <Item key={key} to={key} aria-current={key === '/sitemap' ? 'page' : undefined}>
                  {site(`pages.${key}`)}
                </Item>
              ))}
              {id === 'start' ? (
                <>
                  <Item to="/login">{site('signIn')}</Item>
                  <Item to="/login" query={{ signup: 'true' }}>
                    {site('startTrial')}
                  </Item>
                </>
              ) : null}
            </Group>
          ))}
        </div>
      </Section>
      <Section title={site('pages./resources')}>
        <ul>
          {guides.map(({ slug, meta }) => (
            <Item key={slug} to="/resources/[guide]" params={{ guide: slug }}>
              {meta.title}
            </Item>
          ))}
        </ul>
      </Section>
      <Section title={site('pages./cities')} text={t('cities', { count: CITIES.length })}>
        <div className="gap-8 sm:columns-2 lg:columns-3">
          {citiesByState(locale).map(({ code, name, cities }) => (
            <Group key={code} title={name} className="mb-6 break-inside-avoid">
              {cities.map((city) => (
                <Item key={city.slug} to="/cities/[city]" params={{ city: city.slug }}>
                  {city.name}
                </Item>
              ))}
            </Group>
          ))}
        </div>
      </Section>
    </PublicShell>
  );
}

function Group({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <h3 className="mb-1 text-lg">{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

function Item(link: SiteLinkProps) {
  return (
    <li>
      <SiteLink
        {...link}
        className="inline-flex min-h-9 items-center py-1 text-link aria-[current=page]:text-ink aria-[current=page]:no-underline pointer-coarse:min-h-11"
      />
    </li>
  );
}
