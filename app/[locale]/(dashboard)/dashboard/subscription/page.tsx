import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PermitYearUse } from '@/components/company/permit-year';
import { ClientMessages } from '@/components/layout/client-messages';
import { Alert } from '@/components/ui/alert';
import { Card, CardHeader } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { requireUser } from '@/lib/edge/server/session';
import { fullName } from '@/lib/identity/accounts/full-name';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { nextCharge } from '@/lib/sales/subscriptions/phase';
import { InvoiceTable } from './_components/invoice-table';
import { PlanChoices } from './_components/plan-choices';
import { readSubscription } from './_components/read-subscription';
import { SubscriptionCancel } from './_components/subscription-cancel';
import { SubscriptionCard } from './_components/subscription-card';
import { SubscriptionMore } from './_components/subscription-more';
import { SubscriptionNextStep } from './_components/subscription-next-step';
import { SubscriptionPhaseText } from './_components/subscription-phase-text';
import { SubscriptionPortal } from './_components/subscription-portal';
import { SubscriptionStart } from './_components/subscription-start';
import {
  cancelSubscriptionAction,
  changePlanAction,
  findCardActionAction,
  openPortalAction,
  payInvoiceAction,
  previewPlanAction,
  refreshAccountAction,
  replaceCardAction,
  resumeSubscriptionAction,
  startSubscriptionAction,
} from './actions';

type Props = { params: Promise<{ locale: string }> };

const ACTIONS = {
  start: startSubscriptionAction,
  preview: previewPlanAction,
  change: changePlanAction,
  cancel: cancelSubscriptionAction,
  resume: resumeSubscriptionAction,
  replaceCard: replaceCardAction,
  pay: payInvoiceAction,
  findAction: findCardActionAction,
  refresh: refreshAccountAction,
  portal: openPortalAction,
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'billing.subscription' });
  return { title: t('title') };
}

export default async function SubscriptionPage({ params }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, user, company } = await requireUser(locale, 'billing.read');
  const [read, t, year] = await Promise.all([
    readSubscription(ctx),
    getTranslations('billing'),
    getTranslations('company.year'),
  ]);
  const { billing, phase, invoices, demo } = read;
  const { subscription, card, creditCents } = billing;
  const clock = { now: ctx.now, timeZone: company.timeZone };
  const owner = { name: fullName(user), email: user.email };
  const runs = phase.kind !== 'none' && phase.kind !== 'ended' && phase.kind !== 'starting';
  return (
    <>
      <PageHeader
        eyebrow={company.name}
        title={t('subscription.title')}
        description={t('subscription.description')}
        actions={<SubscriptionMore />}
      />
      <div className="flex flex-col gap-8">
        {demo ? (
          <Alert tone="info" title={t('subscription.demo.title')}>
            {t('subscription.demo.text')}
          </Alert>
        ) : null}
        <ClientMessages namespaces={['billing', 'onboarding']}>
          <SubscriptionPhaseText {...read} {...billing} clock={clock}>
            <SubscriptionNextStep phase={phase} subscription={subscription} actions={ACTIONS} />
          </SubscriptionPhaseText>
          {phase.kind === 'none' || phase.kind === 'ended' ? (
            <SubscriptionStart tier={read.tier} beginning={read.beginning} owner={owner} actions={ACTIONS} />
          ) : null}
          {runs && subscription ? (
            <>
              <Card as="section">
                <CardHeader title={year('title')} />
                <PermitYearUse year={read.year} clock={clock} />
              </Card>
              <PlanChoices
                phase={phase}
                subscription={subscription}
                monitored={read.monitored}
                clock={clock}
                actions={ACTIONS}
              />
              <div className="grid items-start gap-6 lg:grid-cols-2">
                <SubscriptionCard
                  card={card}
                  neededAt={nextCharge(subscription, creditCents)?.at ?? null}
                  hasOpenPayment={'open' in phase && phase.open !== null}
                  owner={owner}
                  clock={clock}
                  actions={ACTIONS}
                />
                {phase.kind === 'ending' ? null : (
                  <SubscriptionCancel subscription={subscription} clock={clock} actions={ACTIONS} />
                )}
              </div>
            </>
          ) : null}
          <div className="flex flex-col gap-4">
            <CardHeader
              className="mb-0!"
              title={t('invoices.title')}
              actions={billing.provider === 'stripe' ? <SubscriptionPortal portal={ACTIONS.portal} /> : null}
            />
            <InvoiceTable
              invoices={invoices}
              clock={clock}
              actions={ACTIONS}
              ended={phase.kind === 'ended'}
            />
          </div>
        </ClientMessages>
      </div>
    </>
  );
}
