import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PublicShell } from '@/components/layout/public-shell';
import { SiteLink } from '@/components/layout/site-link';
import { StatedClaim } from '@/components/marketing/claims';
import { PageIntro } from '@/components/marketing/page-intro';
import { Section } from '@/components/marketing/section';
import { metadataFromMessages } from '@/components/seo/page-metadata';
import { StructuredData } from '@/components/seo/structured-data';
import { COMPANY_SIZE, organization } from '@/components/seo/things';
import { buttonClass } from '@/components/ui/button';
import { DescriptionList } from '@/components/ui/description-list';
import { brand } from '@/lib/brand';
import { isLocale } from '@/lib/platform/i18n/locales';
import { LintelDrawing } from './_components/lintel-drawing';

export const generateMetadata = metadataFromMessages('/about');

const RULES = ['source', 'unknown', 'city', 'yours', 'price'] as const;

export default async function AboutPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const [t, site] = await Promise.all([getTranslations('about'), getTranslations('site')]);
  const text = t('text', { brand: brand.name });
  return (
    <PublicShell route="/about">
      <PageIntro crumbs={[{ name: site('pages./about'), key: '/about' }]} title={t('title')} text={text} />
      <Section title={t('why.title')} text={<LintelDrawing label={t('drawing')} />}>
        <div className="flex max-w-[68ch] flex-col gap-4 text-lg">
          {(['one', 'two', 'three'] as const).map((id) => (
            <p key={id}>{t(`why.${id}`)}</p>
          ))}
        </div>
      </Section>
      <Section title={t('rules.title')}>
        <ul className="flex flex-col">
          {RULES.map((id) => (
            <li key={id} className="border-b border-line py-4 first:border-t first:border-line">
              <h3 className="text-lg">{t(`rules.${id}.title`)}</h3>
              <p className="mt-1 max-w-[68ch] text-muted">{t(`rules.${id}.text`, { brand: brand.name })}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('facts.title')}>
        <DescriptionList
          items={[
            { term: t('facts.founded'), detail: brand.founded },
            { term: t('facts.people'), detail: t('facts.peopleRange', COMPANY_SIZE) },
            { term: t('facts.area'), detail: t('facts.areaText') },
            { term: t('facts.languages'), detail: t('facts.languagesText') },
            {
              term: t('facts.places'),
              detail: t.rich('facts.placesText', {
                geonames: (name) => (
                  <a href="https://www.geonames.org/" className="text-link underline">
                    {name}
                  </a>
                ),
              }),
            },
            { term: t('facts.customers'), detail: <StatedClaim id="contractorsAbout" /> },
            {
              term: t('facts.contact'),
              detail: (
                <a
                  href={`mailto:${brand.supportEmail}`}
                  className="text-link inline-flex min-h-9 items-center pointer-coarse:min-h-11"
                >
                  {brand.supportEmail}
                </a>
              ),
            },
          ]}
        />
        <SiteLink to="/contact" className={`${buttonClass({})} mt-8 w-full sm:w-auto`}>
          {t('contact')}
        </SiteLink>
      </Section>
      <StructuredData things={[organization(text)]} />
    </PublicShell>
  );
}
