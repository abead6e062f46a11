import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Fact, FactList } from '@/components/cities/fact';
import { listStatements, SourceBook } from '@/components/cities/source-book';
import { Sources } from '@/components/cities/sources';
import { PublicShell } from '@/components/layout/public-shell';
import { SiteLink } from '@/components/layout/site-link';
import { FinalCall } from '@/components/marketing/final-call';
import { PageIntro } from '@/components/marketing/page-intro';
import { Section } from '@/components/marketing/section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { StructuredData } from '@/components/seo/structured-data';
import { dataset, faqPage } from '@/components/seo/things';
import { buttonClass } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { CITIES } from '@/content/cities/catalogue';
import { findSchedule } from '@/lib/catalogue/fees/schedules';
import { isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { cityLabel, findCity } from '@/lib/tracking/cities/catalogue';
import { getCityProfile } from '@/lib/tracking/cities/profiles';
import type { City } from '@/lib/tracking/cities/types';
import { feedRecord } from '@/lib/tracking/feeds/records';
import { CityNumbers } from './_components/city-numbers';
import { CommonPermits } from './_components/common-permits';
import { FactsAtAGlance } from './_components/facts-at-a-glance';
import { FeeExamples } from './_components/fee-examples';
import { NearbyCities } from './_components/nearby-cities';
import { StateTriggers } from './_components/state-triggers';

export const dynamicParams = false;

export function generateStaticParams() {
  return CITIES.map(({ slug }) => ({ city: slug }));
}

interface CityProps {
  params: Promise<{ locale: string; city: string }>;
}

async function requireCity(params: CityProps['params']): Promise<{ locale: Locale; city: City }> {
  const { locale, city: slug } = await params;
  const city = findCity(slug);
  if (!isLocale(locale) || !city) notFound();
  return { locale, city };
}

export async function generateMetadata({ params }: CityProps): Promise<Metadata> {
  const { locale, city } = await requireCity(params);
  const t = await getTranslations({ locale, namespace: 'cities.page' });
  const place = cityLabel(city.slug, locale);
  const { department } = getCityProfile(city.slug);
  const full = t('description', { place, department: department.name });
  return pageMetadata({
    key: '/cities/[city]',
    locale,
    params: { city: city.slug },
    title: t('title', { place }),
    description: full.length <= 160 ? full : t('shortDescription', { place }),
  });
}

export default async function CityPage({ params }: CityProps) {
  const { locale, city } = await requireCity(params);
  setRequestLocale(locale);
  const t = await getTranslations('cities');
  const site = await getTranslations('site');
  const guides = await getTranslations('guides');
  const place = cityLabel(city.slug, locale);
  const profile = getCityProfile(city.slug);
  const record = feedRecord(city.slug);
  const schedule = profile.feeSchedule === null ? null : findSchedule(profile.feeSchedule);
  const book = new SourceBook(listStatements(profile, schedule));
  const parts = [
    ...(record ? [{ id: 'numbers', name: t('numbers.title', { place }) }] : []),
    { id: 'permits', name: t('sections.permits') },
    { id: 'fees', name: t('sections.fees') },
    { id: 'codes', name: t('sections.codes') },
    ...(profile.timing.length > 0 ? [{ id: 'timing', name: t('sections.timing') }] : []),
    { id: 'returns', name: t('sections.returns') },
    { id: 'faq', name: t('sections.faq') },
    { id: 'sources', name: site('sources') },
  ];
  return (
    <PublicShell route="/cities/[city]" params={{ city: city.slug }}>
      <PageIntro
        crumbs={[
          { name: site('pages./cities'), key: '/cities' },
          { name: place, key: '/cities/[city]', params: { city: city.slug } },
        ]}
        eyebrow={t(record ? 'monitored' : 'notMonitored')}
        title={t('page.heading', { place })}
      >
        <div className="flex max-w-[68ch] flex-col gap-3 text-lg text-muted">
          {profile.intro.map((fact) => (
            <p key={fact.text.en}>
              <Fact fact={fact} book={book} />
            </p>
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          <SiteLink
            to="/solutions/ai-permit-checklist"
            query={{ place: `${city.name}, ${city.state}` }}
            className={buttonClass({})}
          >
            {t('page.checklist')}
          </SiteLink>
          <SiteLink to="/login" query={{ signup: 'true' }} className={buttonClass({ variant: 'secondary' })}>
            {t(record ? 'page.watch' : 'page.start')}
          </SiteLink>
        </div>
      </PageIntro>

      <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6">
        <FactsAtAGlance
          profile={profile}
          book={book}
          feed={
            record
              ? {
                  name: t(isDataService(record.landing) ? 'glance.openDataService' : 'glance.openData'),
                  url: record.landing,
                }
              : null
          }
        />
        <nav aria-label={guides('contents')} className="mt-6">
          <ul className="flex flex-wrap gap-x-5 text-sm">
            {parts.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="text-link inline-flex min-h-9 items-center pointer-coarse:min-h-11"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>

      {record ? (
        <Section id="numbers" title={t('numbers.title', { place })} text={t('numbers.text')}>
          <CityNumbers slug={city.slug} everyMinutes={record.everyMinutes} />
        </Section>
      ) : null}

      <Section id="permits" title={t('sections.permits')} text={t('sections.permitsText')}>
        <FactList facts={profile.permits} book={book} />
        <h3 className="mt-8 mb-2 text-lg">{t('common.title')}</h3>
        <CommonPermits city={city} types={profile.commonPermits} />
      </Section>

      <Section id="fees" title={t('sections.fees')} text={t('sections.feesText')}>
        <FactList facts={profile.fees} book={book} />
        {schedule ? <FeeExamples schedule={schedule} book={book} /> : null}
      </Section>

      <Section id="codes" title={t('sections.codes')}>
        <FactList facts={profile.codes} book={book} />
        <StateTriggers state={city.state} />
      </Section>

      {profile.timing.length > 0 ? (
        <Section id="timing" title={t('sections.timing')} text={t('sections.timingText')}>
          <FactList facts={profile.timing} book={book} />
        </Section>
      ) : null}

      <Section id="returns" title={t('sections.returns')}>
        <FactList facts={profile.returns} book={book} />
      </Section>

      {profile.feed.length > 0 ? (
        <Section title={t('sections.feed')} text={t('sections.feedText')}>
          <FactList facts={profile.feed} book={book} />
        </Section>
      ) : null}

      <Section id="faq" title={t('sections.faq')}>
        {profile.faq.map(({ question, answer }) => (
          <Disclosure key={question.en} name="faq" summary={question[locale]}>
            <p className="max-w-[68ch]">
              <Fact fact={answer} book={book} />
            </p>
          </Disclosure>
        ))}
      </Section>

      <Section title={t('sections.nearby')}>
        <NearbyCities slug={city.slug} />
      </Section>

      <Section id="sources" title={site('sources')} text={t('sections.sourcesText')}>
        <Sources book={book} />
      </Section>

      <FinalCall />

      <StructuredData
        things={[
          faqPage(
            locale,
            profile.faq.map(({ question, answer }) => ({
              question: question[locale],
              answer: answer.text[locale],
            })),
          ),
          ...(record
            ? [
                dataset(locale, city.slug, {
                  name: t('dataset.name', { place }),
                  description: t('dataset.description', { place }),
                  creator: t('dataset.creator', { place }),
                  record,
                }),
              ]
            : []),
        ]}
      />
    </PublicShell>
  );
}

/** Whether an address is answered for programs: ArcGIS layers and CKAN dumps have no page for people. */
function isDataService(address: string): boolean {
  return /\/(FeatureServer|MapServer|datastore\/dump)\b/.test(address);
}
