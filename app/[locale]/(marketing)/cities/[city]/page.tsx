import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Fact, FactList } from '@/components/cities/fact';
import { FigurePlace } from '@/components/cities/figures/figure-place';
import { markup } from '@/components/cities/figures/markup';
import { listSourced, SourceBook } from '@/components/cities/source-book';
import { Sources } from '@/components/cities/sources';
import { PublicShell } from '@/components/layout/public-shell';
import { Breadcrumbs } from '@/components/marketing/breadcrumbs';
import { FinalCall } from '@/components/marketing/final-call';
import { Section } from '@/components/marketing/section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { StructuredData } from '@/components/seo/structured-data';
import { dataset, faqPage } from '@/components/seo/things';
import { Disclosure } from '@/components/ui/disclosure';
import { CITIES } from '@/content/cities/catalogue';
import { findSchedule } from '@/lib/catalogue/fees/schedules';
import { utcDay } from '@/lib/platform/clock/days';
import { systemTime } from '@/lib/platform/clock/system';
import { isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { cityLabel, findCity } from '@/lib/tracking/cities/catalogue';
import { getCityProfile } from '@/lib/tracking/cities/profiles';
import type { City } from '@/lib/tracking/cities/types';
import { feedRecord } from '@/lib/tracking/feeds/records';
import { AnswerSheet } from './_components/answer-sheet';
import { Booking } from './_components/booking';
import { Codes } from './_components/codes';
import { CommonPermits } from './_components/common-permits';
import { Contacts } from './_components/contacts';
import { currentFigures } from './_components/current-figures';
import { FeeExamples } from './_components/fee-examples';
import { JobNeeds } from './_components/job-needs';
import { NearbyCities } from './_components/nearby-cities';
import { StateTriggers } from './_components/state-triggers';
import { Steps } from './_components/steps';
import { Unknown } from './_components/unknown';

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
  const book = new SourceBook(listSourced(profile, schedule), utcDay(systemTime()));
  const figures = record ? await currentFigures(city.slug, locale) : {};
  const parts = [
    { id: 'permits', name: t('sections.permits') },
    { id: 'steps', name: t('sections.steps') },
    { id: 'fees', name: t('sections.fees') },
    ...(record ? [{ id: 'numbers', name: t('numbers.title', { place }) }] : []),
    ...(profile.timing.length > 0 ? [{ id: 'timing', name: t('sections.timing') }] : []),
    { id: 'inspections', name: t('sections.inspections') },
    { id: 'contacts', name: t('sections.contacts') },
    { id: 'returns', name: t('sections.returns') },
    { id: 'codes', name: t('sections.codes') },
    { id: 'faq', name: t('sections.faq') },
    { id: 'sources', name: site('sources') },
  ];
  return (
    <PublicShell route="/cities/[city]" params={{ city: city.slug }}>
      <div className="mx-auto max-w-[86rem] px-2.5 pt-3 pb-8 sm:px-6">
        <div className="px-1.5 pb-2">
          <Breadcrumbs
            crumbs={[
              { name: site('pages./cities'), key: '/cities' },
              { name: place, key: '/cities/[city]', params: { city: city.slug } },
            ]}
          />
        </div>
        <AnswerSheet city={city} profile={profile} book={book} figures={figures} record={record ?? null} />
        <nav aria-label={guides('contents')} className="mt-5 px-1.5">
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

      <Section title={t('sections.special', { place })}>
        <FactList facts={profile.intro} book={book} />
      </Section>

      <Section id="permits" title={t('sections.permits')} text={t('sections.permitsText')}>
        <h3 className="mb-2 text-lg">{t('sections.needs')}</h3>
        <JobNeeds profile={profile} book={book} />
        <h3 className="mt-8 mb-2 text-lg">{t('sections.exempt')}</h3>
        {profile.exemptions.length > 0 ? (
          <FactList facts={profile.exemptions} book={book} />
        ) : (
          <Unknown profile={profile} text={t('sheet.noExempt')} />
        )}
        <h3 className="mt-8 mb-2 text-lg">{t('sections.asked')}</h3>
        <FactList facts={profile.permits} book={book} />
        <h3 className="mt-8 mb-2 text-lg">{t('common.title')}</h3>
        <CommonPermits city={city} types={profile.commonPermits} />
      </Section>

      <Section id="steps" title={t('sections.steps')} text={t('sections.stepsText')}>
        <Steps profile={profile} book={book} />
      </Section>

      <Section id="fees" title={t('sections.fees')} text={t('sections.feesText')}>
        <FactList facts={profile.fees} book={book} />
        {schedule ? <FeeExamples schedule={schedule} book={book} /> : null}
      </Section>

      {record ? (
        <Section id="numbers" title={t('numbers.title', { place })} text={t('numbers.text')}>
          <FigurePlace
            name={`city/${city.slug}/panel/${locale}`}
            figures={figures}
            fallback={markup`<p class="text-muted">${t('numbers.notYet')}</p>`}
          />
          <p className="mt-4 max-w-[68ch] text-sm text-muted">
            {t('numbers.reading', { hours: Math.ceil(record.everyMinutes / 60) })}
          </p>
        </Section>
      ) : null}

      {profile.timing.length > 0 ? (
        <Section id="timing" title={t('sections.timing')} text={t('sections.timingText')}>
          <FactList facts={profile.timing} book={book} />
        </Section>
      ) : null}

      <Section id="inspections" title={t('sections.inspections')}>
        <Booking profile={profile} book={book} />
      </Section>

      <Section id="contacts" title={t('sections.contacts')}>
        <Contacts profile={profile} book={book} />
      </Section>

      <Section id="returns" title={t('sections.returns')}>
        <FactList facts={profile.returns} book={book} />
      </Section>

      <Section id="codes" title={t('sections.codes')}>
        <Codes profile={profile} book={book} />
        <StateTriggers state={city.state} />
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

      <FinalCall city={city.slug} />

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
