import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PublicShell } from '@/components/layout/public-shell';
import { SiteLink } from '@/components/layout/site-link';
import { FinalCall } from '@/components/marketing/final-call';
import { PageIntro } from '@/components/marketing/page-intro';
import { PointList } from '@/components/marketing/point-list';
import { Section } from '@/components/marketing/section';
import { metadataFromMessages } from '@/components/seo/page-metadata';
import { buttonClass } from '@/components/ui/button';
import { brand } from '@/lib/brand';
import { figure } from '@/lib/platform/i18n/format';
import { isLocale } from '@/lib/platform/i18n/locales';
import { PLANS, TRIAL_DAYS } from '@/lib/providers/billing/plans';
import { PlanCost } from './_components/plan-cost';

export const generateMetadata = metadataFromMessages('/solutions/small-contractors');

const DAYS = ['correction', 'counter', 'expiry'] as const;
const SMALL_PLANS = ['solo', 'team'] as const;

export default async function SmallContractorsPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const [t, home, site] = await Promise.all([
    getTranslations('solutions.smallContractors'),
    getTranslations('home.plans'),
    getTranslations('site'),
  ]);
  return (
    <PublicShell route="/solutions/small-contractors">
      <PageIntro
        crumbs={[{ name: site('pages./solutions/small-contractors'), key: '/solutions/small-contractors' }]}
        title={t('title')}
        text={t('text', { brand: brand.name })}
      >
        <div className="flex flex-col gap-3 sm:flex-row">
          <SiteLink to="/login" query={{ signup: 'true' }} className={buttonClass({})}>
            {t('start')}
          </SiteLink>
          <SiteLink to="/pricing" className={buttonClass({ variant: 'secondary' })}>
            {t('pricing')}
          </SiteLink>
        </div>
      </PageIntro>
      <Section title={t('days.title')}>
        <ul className="flex flex-col gap-8">
          {DAYS.map((id) => (
            <li key={id} className="flex flex-col gap-3">
              <h3 className="text-xl">{t(`days.${id}.title`)}</h3>
              <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
                <div className="border-t border-line pt-3">
                  <dt className="text-sm font-semibold text-muted">
                    {t('days.without', { brand: brand.name })}
                  </dt>
                  <dd className="mt-1 text-muted">{t(`days.${id}.before`)}</dd>
                </div>
                <div className="border-t-2 border-ink pt-3">
                  <dt className="text-sm font-semibold">{t('days.with', { brand: brand.name })}</dt>
                  <dd className="mt-1">{t(`days.${id}.after`)}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('price.title')} text={t('price.text')}>
        <div className="grid gap-6 sm:grid-cols-2">
          {SMALL_PLANS.map((tier) => (
            <PlanCost key={tier} plan={PLANS[tier]} />
          ))}
        </div>
        <p className="mt-4 text-sm text-muted">{t('price.note', { days: TRIAL_DAYS })}</p>
      </Section>
      <Section title={t('holds.title')}>
        <div className="grid gap-8 sm:grid-cols-2">
          {SMALL_PLANS.map((tier) => {
            const plan = PLANS[tier];
            return (
              <div key={tier} className="flex flex-col gap-3">
                <h3 className="text-xl">{home(`names.${tier}`)}</h3>
                <PointList
                  points={[
                    t('holds.cities', { count: plan.cities }),
                    t('holds.permits', { count: figure(plan.permitsPerYear) }),
                    t('holds.people', { count: plan.recipients }),
                    t(`holds.cadence.${plan.cadence}`),
                    t('holds.checks', {
                      monitored: figure(plan.checks.monitored),
                      unmonitored: figure(plan.checks.unmonitored),
                    }),
                    t('holds.languages'),
                  ]}
                />
              </div>
            );
          })}
        </div>
      </Section>
      <Section title={t('honest.title')} text={t('honest.text')}>
        <ul className="flex max-w-[68ch] list-[square] flex-col gap-3 pl-5 marker:text-muted">
          {(['one', 'two', 'three', 'four'] as const).map((id) => (
            <li key={id}>{t(`honest.${id}`)}</li>
          ))}
        </ul>
        <SiteLink to="/cities" className="text-link mt-4 inline-flex min-h-11 items-center">
          {t('honest.cities')}
        </SiteLink>
      </Section>
      <FinalCall />
    </PublicShell>
  );
}
