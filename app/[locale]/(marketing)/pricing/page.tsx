import { Check } from 'lucide-react';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PublicShell } from '@/components/layout/public-shell';
import { SiteLink } from '@/components/layout/site-link';
import { ClaimText } from '@/components/marketing/claims';
import { Faq } from '@/components/marketing/faq';
import { FinalCall } from '@/components/marketing/final-call';
import { PageIntro } from '@/components/marketing/page-intro';
import { PlanCards } from '@/components/marketing/plan-cards';
import { planNames } from '@/components/marketing/plan-names';
import { Section } from '@/components/marketing/section';
import { metadataFromMessages } from '@/components/seo/page-metadata';
import { StructuredData } from '@/components/seo/structured-data';
import { faqPage } from '@/components/seo/things';
import { dollars, figure } from '@/lib/platform/i18n/format';
import { isLocale } from '@/lib/platform/i18n/locales';
import { REFERRAL_DISCOUNT_PERCENT } from '@/lib/providers/billing/plan-facts';
import { PLANS, REFERRED_TRIAL_DAYS, TRIAL_DAYS } from '@/lib/providers/billing/plans';
import { ChecksTable } from './_components/checks-table';
import { PlanTable } from './_components/plan-table';
import { pricingQuestions } from './_components/pricing-questions';
import { product } from './_components/product';
import { TrialTimeline } from './_components/trial-timeline';

export const generateMetadata = metadataFromMessages('/pricing');

export default async function PricingPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const [t, home, site] = await Promise.all([
    getTranslations('pricing'),
    getTranslations('home'),
    getTranslations('site'),
  ]);
  const names = planNames((key) => home(`plans.${key}`));
  const questions = pricingQuestions((key, values) => t(`faq.items.${key}`, values));
  const text = t('text', { days: TRIAL_DAYS });
  const { priceCents } = PLANS.team;
  return (
    <PublicShell route="/pricing">
      <PageIntro crumbs={[{ name: site('pages./pricing'), key: '/pricing' }]} title={t('title')} text={text}>
        <ul className="flex flex-wrap gap-x-6 gap-y-2 font-semibold">
          {(['noSetupFees', 'cancelAnytime'] as const).map((id) => (
            <li key={id} className="flex items-center gap-2">
              <Check aria-hidden="true" className="size-5 text-muted" />
              <ClaimText id={id} />
            </li>
          ))}
        </ul>
      </PageIntro>
      <PlanCards />
      <Section title={t('trial.title')} text={t('trial.text')}>
        <TrialTimeline />
        <div className="mt-10 border-t border-line pt-6">
          <h3 className="text-xl">{t('referral.title')}</h3>
          <p className="mt-2 max-w-[68ch]">
            {t('referral.text', {
              days: REFERRED_TRIAL_DAYS,
              usual: TRIAL_DAYS,
              percent: REFERRAL_DISCOUNT_PERCENT,
            })}
          </p>
          <p className="mt-2 text-muted tabular-nums">
            {t('referral.example', {
              plan: names.team,
              days: REFERRED_TRIAL_DAYS,
              first: dollars((priceCents * (100 - REFERRAL_DISCOUNT_PERCENT)) / 100),
              price: dollars(priceCents),
            })}
          </p>
        </div>
      </Section>
      <section id="compare" className="border-t border-line">
        <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-12 sm:px-6 lg:py-20">
          <div className="flex flex-col gap-3">
            <h2 className="text-3xl font-extrabold">{t('compare.title')}</h2>
            <p className="max-w-[68ch] text-muted">{t('compare.text')}</p>
          </div>
          <PlanTable />
          <ul className="flex max-w-[72ch] flex-col gap-1.5 text-sm text-muted">
            <li>{t('compare.plannedNote')}</li>
            <li>{t('compare.plusNote')}</li>
            <li>{t('compare.unlimitedNote', { count: figure(PLANS.enterprise.teamMembers) })}</li>
          </ul>
        </div>
      </section>
      <Section title={t('checks.title')} text={t('checks.text')}>
        <ChecksTable />
        <div className="mt-4 flex max-w-[68ch] flex-col gap-3">
          <p>{t('checks.rollover')}</p>
          <p className="text-muted">{t('checks.today')}</p>
          <SiteLink to="/cities" className="text-link inline-flex min-h-11 items-center self-start">
            {t('checks.monitoredCities')}
          </SiteLink>
        </div>
      </Section>
      <Section title={t('faq.title')} text={t('faq.text')}>
        <Faq items={questions} />
        <SiteLink to="/faq" className="text-link mt-4 inline-flex min-h-11 items-center">
          {t('faq.all')}
        </SiteLink>
      </Section>
      <FinalCall />
      <StructuredData things={[product(locale, text, names), faqPage(locale, questions)]} />
    </PublicShell>
  );
}
