import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PublicShell } from '@/components/layout/public-shell';
import { alternates } from '@/components/marketing/alternates';
import { ChecklistBand } from '@/components/marketing/checklist-band';
import { CityList } from '@/components/marketing/city-list';
import { FinalCall } from '@/components/marketing/final-call';
import { Hero } from '@/components/marketing/hero';
import { HowItWorks } from '@/components/marketing/how-it-works';
import { PlanCards } from '@/components/marketing/plan-cards';
import { ReferralCapture } from '@/components/marketing/referral-capture';
import { brand } from '@/lib/brand';
import { isLocale } from '@/lib/i18n/locales';
import { monitoredCities } from './monitored-cities';

interface HomeProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: HomeProps): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'home.metadata' });
  const title = t('title', { brand: brand.name });
  const description = t('description', { brand: brand.name });
  return {
    title: { absolute: title },
    description,
    alternates: alternates('/', locale),
    openGraph: { title, description, siteName: brand.name, locale, type: 'website' },
  };
}

export default async function HomePage({ params }: HomeProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const cities = monitoredCities();
  return (
    <PublicShell route="/">
      <ReferralCapture />
      <Hero cityCount={cities.length} />
      <HowItWorks />
      <ChecklistBand />
      <CityList cities={cities} />
      <PlanCards />
      <FinalCall />
    </PublicShell>
  );
}
