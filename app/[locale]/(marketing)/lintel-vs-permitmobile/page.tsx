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
import { PERMITMOBILE, PERMITMOBILE_PREMIUM_CENTS } from '@/content/comparisons/permitmobile';
import { dollars } from '@/lib/platform/i18n/format';
import { isLocale } from '@/lib/platform/i18n/locales';
import { PLANS } from '@/lib/providers/billing/plans';

export const generateMetadata = metadataFromMessages('/lintel-vs-permitmobile');

export default async function PermitmobilePage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations('comparisons.permitmobile');
  const figures = { ...ourFigures(), premium: dollars(PERMITMOBILE_PREMIUM_CENTS) };
  const book = buildSourceBook(PERMITMOBILE);
  return (
    <ComparisonPage
      route="/lintel-vs-permitmobile"
      product={PERMITMOBILE}
      book={book}
      title={t('title', figures)}
      text={t('text', figures)}
    >
      <Section title={t('points.title')} text={t('points.text', figures)}>
        <ComparisonTable product={PERMITMOBILE} book={book} />
      </Section>
      <Section title={t('cost.title')} text={t('cost.text', figures)}>
        <PlanPrices
          label={t('cost.title')}
          other={{ name: t('cost.other'), cents: PERMITMOBILE_PREMIUM_CENTS }}
        />
        <p className="mt-4 max-w-[68ch]">
          {t('cost.reading', {
            ...figures,
            soloPermits: PLANS.solo.permitsPerYear,
          })}
        </p>
      </Section>
      <Section title={t('fits.title')} text={t('fits.text')}>
        <WhichFits
          sides={[
            {
              title: t('fits.other.title'),
              reasons: [t('fits.other.one'), t('fits.other.two', figures), t('fits.other.three', figures)],
            },
            {
              title: t('fits.ours.title', figures),
              reasons: [
                t('fits.ours.one', figures),
                t('fits.ours.two', figures),
                t('fits.ours.three', figures),
              ],
            },
          ]}
        />
        <p className="mt-6">
          <SiteLink to="/cities" className="text-link">
            {t('fits.cities', figures)}
          </SiteLink>
        </p>
      </Section>
    </ComparisonPage>
  );
}
