import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { buildSourceBook, ComparisonPage } from '@/components/comparisons/comparison-page';
import { ComparisonTable } from '@/components/comparisons/comparison-table';
import { ourFigures } from '@/components/comparisons/our-figures';
import { WhichFits } from '@/components/comparisons/which-fits';
import { SiteLink } from '@/components/layout/site-link';
import { Section } from '@/components/marketing/section';
import { metadataFromMessages } from '@/components/seo/page-metadata';
import { PERMITFLOW } from '@/content/comparisons/permitflow';
import { isLocale } from '@/lib/platform/i18n/locales';

export const generateMetadata = metadataFromMessages('/lintel-vs-permitflow');

export default async function PermitflowPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations('comparisons.permitflow');
  const figures = ourFigures();
  const book = buildSourceBook(PERMITFLOW);
  return (
    <ComparisonPage
      route="/lintel-vs-permitflow"
      product={PERMITFLOW}
      book={book}
      title={t('title', figures)}
      text={t('text', figures)}
    >
      <Section title={t('points.title')} text={t('points.text', figures)}>
        <ComparisonTable product={PERMITFLOW} book={book} />
      </Section>
      <Section title={t('fits.title')} text={t('fits.text')}>
        <WhichFits
          sides={[
            {
              title: t('fits.other.title'),
              reasons: [
                t('fits.other.one'),
                t('fits.other.two'),
                t('fits.other.three'),
                t('fits.other.four', figures),
              ],
            },
            {
              title: t('fits.ours.title', figures),
              reasons: [t('fits.ours.one', figures), t('fits.ours.two', figures), t('fits.ours.three')],
            },
          ]}
        />
        <p className="mt-6">
          <SiteLink to="/permitflow-alternative" className="text-link">
            {t('fits.alone')}
          </SiteLink>
        </p>
      </Section>
    </ComparisonPage>
  );
}
