import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { PublicShell } from '@/components/layout/public-shell';
import { ChecklistBand } from '@/components/marketing/checklist-band';
import { CityList } from '@/components/marketing/city-list';
import { FinalCall } from '@/components/marketing/final-call';
import { Hero } from '@/components/marketing/hero';
import { HowItWorks } from '@/components/marketing/how-it-works';
import { PlanCards } from '@/components/marketing/plan-cards';
import { metadataFromMessages } from '@/components/seo/page-metadata';
import { isLocale } from '@/lib/i18n/locales';
import { monitoredCities } from './monitored-cities';

interface HomeProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = metadataFromMessages('/', 'home');

export default async function HomePage({ params }: HomeProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const cities = monitoredCities();
  return (
    <PublicShell route="/">
      <Hero cityCount={cities.length} />
      <HowItWorks />
      <ChecklistBand />
      <CityList cities={cities} />
      <PlanCards />
      <FinalCall />
    </PublicShell>
  );
}
