import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { FigurePlace } from '@/components/cities/figures/figure-place';
import { markup } from '@/components/cities/figures/markup';
import { mapPoint } from '@/components/cities/map-geometry';
import { PublicShell } from '@/components/layout/public-shell';
import { PageIntro } from '@/components/marketing/page-intro';
import { Section } from '@/components/marketing/section';
import { metadataFromMessages } from '@/components/seo/page-metadata';
import { CITIES } from '@/content/cities/catalogue';
import { isStateCode, stateName } from '@/lib/catalogue/checklists/places';
import { isLocale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { isMonitored } from '@/lib/tracking/cities/monitoring';
import { requirePlace } from '@/lib/tracking/cities/places';
import { CityFinder } from './_components/city-finder';
import { currentDays } from './_components/current-days';
import { DaysLegend } from './_components/days-legend';

export const generateMetadata = metadataFromMessages('/cities');

export default async function CitiesPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations('cities');
  const site = await getTranslations('site');
  const cities = CITIES.map(({ slug, state, name, nameEs }) => ({
    slug,
    state,
    label: cityLabel(slug, locale),
    // Found in either language, and by the state's name.
    also: [
      nameEs ? (locale === 'es' ? name : nameEs) : '',
      isStateCode(state) ? stateName(state)[locale] : '',
    ]
      .join(' ')
      .trim(),
    href: hrefFor('/cities/[city]', locale, { city: slug }),
    monitored: isMonitored(slug),
    ...mapPoint(requirePlace(slug)),
  })).sort((a, b) => a.label.localeCompare(b.label, locale));
  const states = [...new Set(CITIES.map(({ state }) => state))]
    .map((code) => ({ code, name: isStateCode(code) ? stateName(code)[locale] : code }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  const figures = await currentDays(locale);
  return (
    <PublicShell route="/cities">
      <PageIntro
        crumbs={[{ name: site('pages./cities'), key: '/cities' }]}
        title={t('title')}
        text={t('text')}
      />
      <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6">
        {/* Before the map it colours, as HTML asks of a style in the body. */}
        <FigurePlace name={`cities/colours/${locale}`} figures={figures} />
        <CityFinder
          cities={cities}
          states={states}
          words={{
            search: t('finder.search'),
            state: t('finder.state'),
            allStates: t('finder.allStates'),
            monitoredOnly: t('finder.monitoredOnly'),
            // Counted in the browser: each number its own form.
            counts: Array.from({ length: cities.length + 1 }, (_, count) => t('finder.count', { count })),
            none: t('finder.none'),
            checklist: {
              text: t('page.checklist'),
              href: hrefFor('/solutions/ai-permit-checklist', locale),
            },
            clear: t('finder.clear'),
            map: t('finder.map'),
            monitored: t('monitored'),
          }}
        />
        <DaysLegend />
        <p className="mt-6 max-w-[68ch] text-sm text-muted">{t('monitoredNote')}</p>
      </div>
      <Section id="days" title={t('days.title')} text={t('days.text')}>
        <FigurePlace
          name={`cities/days/${locale}`}
          figures={figures}
          fallback={markup`<p class="text-muted">${t('days.none')}</p>`}
        />
      </Section>
    </PublicShell>
  );
}
