import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { AvailableCities } from '@/components/cities/available-cities';
import { PublicShell } from '@/components/layout/public-shell';
import { ChecklistBand } from '@/components/marketing/checklist-band';
import { FinalCall } from '@/components/marketing/final-call';
import { Hero } from '@/components/marketing/hero';
import { HowItWorks } from '@/components/marketing/how-it-works';
import { PlanCards } from '@/components/marketing/plan-cards';
import { metadataFromMessages } from '@/components/seo/page-metadata';
import { monitoring } from '@/lib/cities/monitoring';
import { isLocale } from '@/lib/i18n/locales';

interface HomeProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = metadataFromMessages('/', 'home');

export default async function HomePage({ params }: HomeProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <PublicShell route="/">
      <Hero cityCount={monitoring().monitored.length} />
      <HowItWorks />
      <ChecklistBand />
      <AvailableCities />
      <PlanCards />
      <FinalCall />
    </PublicShell>
  );
}
