import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { buildSourceBook, ComparisonPage } from '@/components/comparisons/comparison-page';
import { ComparisonTable } from '@/components/comparisons/comparison-table';
import { ourFigures } from '@/components/comparisons/our-figures';
import { PlanPrices } from '@/components/comparisons/plan-prices';
import { WhichFits } from '@/components/comparisons/which-fits';
import { SiteLink } from '@/components/layout/site-link';
import { Section } from '@/components/marketing/section';
import { metadataFromMessages } from '@/components/seo/page-metadata';
import { PERMITFLOW } from '@/content/comparisons/permitflow';
import type { Aspect } from '@/content/comparisons/types';
import { dollars } from '@/lib/platform/i18n/format';
import { isLocale } from '@/lib/platform/i18n/locales';
import { PLANS } from '@/lib/providers/billing/plans';

export const generateMetadata = metadataFromMessages('/permitflow-alternative');

/** What decides for somebody who wants to do it alone; the whole table stands on the other page. */
const DECIDING: readonly Aspect[] = ['what', 'files', 'price', 'inspections', 'integrations'];
const STEPS = ['check', 'submit', 'follow', 'hear'] as const;

export default async function AlternativePage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations('comparisons.alternative');
  const figures = ourFigures();
  const book = buildSourceBook(PERMITFLOW, DECIDING);
  return (
    <ComparisonPage
      route="/permitflow-alternative"
      product={PERMITFLOW}
      book={book}
      title={t('title')}
      text={t('text', figures)}
    >
      <Section title={t('fits.title')} text={t('fits.text')}>
        <WhichFits
          sides={[
            {
              title: t('fits.managed.title'),
              reasons: [t('fits.managed.one'), t('fits.managed.two'), t('fits.managed.three')],
            },
            {
              title: t('fits.self.title', figures),
              reasons: [t('fits.self.one'), t('fits.self.two', figures), t('fits.self.three', figures)],
            },
          ]}
        />
      </Section>
      <Section title={t('steps.title')} text={t('steps.text', figures)}>
        <ol className="flex flex-col border-t border-line">
          {STEPS.map((step, index) => (
            <li key={step} className="flex gap-4 border-b border-line py-4">
              <span className="font-heading text-2xl font-extrabold text-muted tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg">{t(`steps.${step}.title`)}</h3>
                <p className="text-muted">{t(`steps.${step}.text`, figures)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t('cost.title')} text={t('cost.text')}>
        <PlanPrices label={t('cost.title')} />
        <p className="mt-4 max-w-[68ch]">
          {t('cost.example', {
            cities: PLANS.team.cities,
            permits: PLANS.team.permitsPerYear,
            month: figures.team,
            year: dollars(PLANS.team.priceCents * 12),
          })}
        </p>
      </Section>
      <Section title={t('glance.title', figures)} text={t('glance.text')}>
        <ComparisonTable product={PERMITFLOW} book={book} only={DECIDING} />
        <p className="mt-6">
          <SiteLink to="/lintel-vs-permitflow" className="text-link">
            {t('glance.all')}
          </SiteLink>
        </p>
      </Section>
    </ComparisonPage>
  );
}
