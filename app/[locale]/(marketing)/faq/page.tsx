import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PublicShell } from '@/components/layout/public-shell';
import { SiteLink } from '@/components/layout/site-link';
import { Faq } from '@/components/marketing/faq';
import { FAQ_CATEGORIES, firstQuestions, furtherQuestions } from '@/components/marketing/faq-items';
import { FinalCall } from '@/components/marketing/final-call';
import { PageIntro } from '@/components/marketing/page-intro';
import { Section } from '@/components/marketing/section';
import { metadataFromMessages } from '@/components/seo/page-metadata';
import { StructuredData } from '@/components/seo/structured-data';
import { faqPage } from '@/components/seo/things';
import { buttonClass } from '@/components/ui/button';
import { brand } from '@/lib/brand';
import { isLocale } from '@/lib/platform/i18n/locales';

export const generateMetadata = metadataFromMessages('/faq');

export default async function FaqPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const [t, site] = await Promise.all([getTranslations('faq'), getTranslations('site')]);
  const first = firstQuestions(t);
  const further = FAQ_CATEGORIES.map((category) => ({ category, items: furtherQuestions(t, category) }));
  return (
    <PublicShell route="/faq">
      <PageIntro
        crumbs={[{ name: site('pages./faq'), key: '/faq' }]}
        title={t('title')}
        text={t('text', { address: brand.supportEmail })}
      >
        <SiteLink to="/contact" className={`${buttonClass({ variant: 'secondary' })} self-start`}>
          {t('contact')}
        </SiteLink>
      </PageIntro>
      <Section title={t('first')}>
        <Faq items={first} />
      </Section>
      {further.map(({ category, items }) => (
        <Section key={category} id={category} title={t(`categories.${category}`)}>
          <Faq items={items} name={`faq-${category}`} />
        </Section>
      ))}
      <FinalCall />
      <StructuredData things={[faqPage(locale, [...first, ...further.flatMap(({ items }) => items)])]} />
    </PublicShell>
  );
}
