import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PublicShell } from '@/components/layout/public-shell';
import { FinalCall } from '@/components/marketing/final-call';
import { PageIntro } from '@/components/marketing/page-intro';
import { ReviewFigure } from '@/components/marketing/review-figure';
import { Section } from '@/components/marketing/section';
import { metadataFromMessages } from '@/components/seo/page-metadata';
import { isLocale } from '@/lib/platform/i18n/locales';
import { Confidences } from './_components/confidences';
import { Layers } from './_components/layers';
import { Limits } from './_components/limits';
import { Questions } from './_components/questions';
import { TrySection } from './_components/try-section';

export const generateMetadata = metadataFromMessages('/solutions/ai-permit-checklist');

export default async function ChecklistPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations('solutions.checklist');
  const site = await getTranslations('site');
  return (
    <PublicShell route="/solutions/ai-permit-checklist">
      <PageIntro
        crumbs={[
          { name: site('pages./solutions/ai-permit-checklist'), key: '/solutions/ai-permit-checklist' },
        ]}
        title={t('title')}
        text={t('text')}
      />
      <TrySection />
      <Layers />
      <Confidences />
      <Section title={t('review.title')} text={t('review.text')}>
        <ReviewFigure locale={locale} />
      </Section>
      <Limits />
      <Questions />
      <FinalCall />
    </PublicShell>
  );
}
