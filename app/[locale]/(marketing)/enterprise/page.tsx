import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PublicShell } from '@/components/layout/public-shell';
import { SiteLink } from '@/components/layout/site-link';
import { choiceField, messageField, senderFields } from '@/components/marketing/inquiry-fields';
import { InquirySection } from '@/components/marketing/inquiry-section';
import { PageIntro } from '@/components/marketing/page-intro';
import { PlannedPages } from '@/components/marketing/planned-pages';
import { Section } from '@/components/marketing/section';
import { metadataFromMessages } from '@/components/seo/page-metadata';
import { buttonClass } from '@/components/ui/button';
import { brand } from '@/lib/brand';
import { dollars, figure } from '@/lib/platform/i18n/format';
import { isLocale } from '@/lib/platform/i18n/locales';
import { plannedPages } from '@/lib/providers/billing/plan-facts';
import { PLANS, TRIAL_DAYS } from '@/lib/providers/billing/plans';
import { PERMIT_VOLUMES } from '@/lib/site/inquiries/types';
import { askAboutEnterprise } from './actions';

export const generateMetadata = metadataFromMessages('/enterprise');

const FORM_ID = 'form';

export default async function EnterprisePage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const [t, form, site] = await Promise.all([
    getTranslations('enterprise'),
    getTranslations('contact.form'),
    getTranslations('site'),
  ]);
  const plan = PLANS.enterprise;
  const holds = [
    { id: 'cities', value: figure(plan.cities) },
    { id: 'permits', value: figure(plan.permitsPerYear) },
    { id: 'recipients', value: figure(plan.recipients) },
    { id: 'team', value: figure(plan.teamMembers) },
    { id: 'checks', value: figure(plan.checks.monitored) },
  ] as const;
  const planned = plannedPages('enterprise');
  return (
    <PublicShell route="/enterprise">
      <PageIntro
        crumbs={[{ name: site('pages./enterprise'), key: '/enterprise' }]}
        title={t('title')}
        text={t('text', {
          permits: figure(PLANS.professional.permitsPerYear),
          cities: figure(PLANS.professional.cities),
          price: dollars(plan.priceCents),
          days: TRIAL_DAYS,
        })}
      >
        <div className="flex flex-col gap-3 sm:flex-row">
          <a href={`#${FORM_ID}`} className={buttonClass({})}>
            {t('ask')}
          </a>
          <SiteLink
            to="/login"
            query={{ signup: 'true', plan: 'enterprise' }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('start')}
          </SiteLink>
        </div>
      </PageIntro>
      <Section title={t('holds.title')} text={t('holds.text')}>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3">
          {holds.map(({ id, value }) => (
            <div key={id} className="flex flex-col-reverse justify-end border-l-2 border-line pl-4">
              <dt className="text-sm text-muted">{t(`holds.${id}`)}</dt>
              <dd className="font-heading text-4xl font-extrabold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 max-w-[68ch]">{t('holds.cadence')}</p>
      </Section>
      <Section title={t('begin.title')}>
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {(['one', 'two', 'three', 'four'] as const).map((id, index) => (
            <li key={id} className="flex flex-col gap-1.5 border-t-2 border-ink pt-4">
              <h3 className="text-lg">
                <span className="text-muted tabular-nums">{index + 1}.</span> {t(`begin.${id}.title`)}
              </h3>
              <p className="text-muted">{t(`begin.${id}.text`, { days: TRIAL_DAYS })}</p>
            </li>
          ))}
        </ol>
      </Section>
      {planned.length > 0 ? (
        <Section title={t('planned.title')} text={t('planned.text')}>
          <PlannedPages pages={planned.map(({ page }) => ({ page }))} />
        </Section>
      ) : null}
      <section id={FORM_ID} className="border-t border-line">
        <div className="mx-auto max-w-3xl px-4 py-12 sm:px-6 lg:py-20">
          <InquirySection
            label={t('form.title')}
            title={t('form.title')}
            text={t('form.text')}
            fields={[
              ...senderFields(form),
              {
                name: 'company',
                kind: 'text',
                label: t('form.company'),
                missing: t('form.problems.company'),
                maxLength: 160,
                autoComplete: 'organization',
                half: true,
              },
              {
                name: 'phone',
                kind: 'tel',
                label: t('form.phone'),
                maxLength: 40,
                autoComplete: 'tel',
                half: true,
              },
              {
                name: 'cities',
                kind: 'text',
                label: t('form.cities'),
                hint: t('form.citiesHint'),
                missing: t('form.problems.cities'),
                maxLength: 500,
              },
              choiceField(
                { name: 'permitsPerYear', label: t('form.permits'), missing: t('form.problems.permits') },
                t('form.choose'),
                PERMIT_VOLUMES.map((value) => ({ value, label: t(`form.volumes.${value}`) })),
              ),
              messageField({ label: t('form.message'), missing: form('problems.message') }),
            ]}
            submit={t('form.submit')}
            sent={{
              title: t('form.sent.title'),
              next: [
                t('form.sent.one'),
                t('form.sent.two'),
                t('form.sent.three', { address: brand.supportEmail }),
              ],
            }}
            send={askAboutEnterprise}
          />
        </div>
      </section>
    </PublicShell>
  );
}
