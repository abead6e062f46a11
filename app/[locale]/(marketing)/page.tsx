import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PublicShell } from '@/components/layout/public-shell';
import { SiteLink } from '@/components/layout/site-link';
import { Claims } from '@/components/marketing/claims';
import { Faq } from '@/components/marketing/faq';
import { firstQuestions } from '@/components/marketing/faq-items';
import { FinalCall } from '@/components/marketing/final-call';
import { PlanCards } from '@/components/marketing/plan-cards';
import { planNames } from '@/components/marketing/plan-names';
import { Section } from '@/components/marketing/section';
import { metadataFromMessages } from '@/components/seo/page-metadata';
import { StructuredData } from '@/components/seo/structured-data';
import { faqPage, organization, softwareApplication, webSite } from '@/components/seo/things';
import { brand } from '@/lib/brand';
import { isLocale } from '@/lib/platform/i18n/locales';
import { AvailableCities } from './_components/available-cities';
import { ChecklistBand } from './_components/checklist-band';
import { Hero } from './_components/hero';
import { HowItWorks } from './_components/how-it-works';

interface HomeProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = metadataFromMessages('/');

export default async function HomePage({ params }: HomeProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const [t, faq] = await Promise.all([getTranslations('home'), getTranslations('faq')]);
  const questions = firstQuestions(faq);
  const description = t('hero.text', { brand: brand.name });
  return (
    <PublicShell route="/">
      <Hero />
      <Claims ids={['monitoredCities', 'rejectionsByErrors', 'rejectionReduction', 'contractors']} />
      <HowItWorks />
      <ChecklistBand />
      <AvailableCities />
      <PlanCards>
        <SiteLink
          to="/pricing"
          hash="compare"
          className="text-link inline-flex min-h-11 items-center self-start"
        >
          {t('plans.compare')}
        </SiteLink>
      </PlanCards>
      <Section title={t('faq.title')} text={t('faq.text')}>
        <Faq items={questions} />
        <SiteLink to="/faq" className="text-link mt-4 inline-flex min-h-11 items-center">
          {t('faq.all')}
        </SiteLink>
      </Section>
      <FinalCall />
      <StructuredData
        things={[
          organization(description),
          webSite(locale, description),
          softwareApplication(
            locale,
            description,
            planNames((key) => t(`plans.${key}`)),
          ),
          faqPage(locale, questions),
        ]}
      />
    </PublicShell>
  );
}
