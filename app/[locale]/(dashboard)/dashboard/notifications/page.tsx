import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { Alert } from '@/components/ui/alert';
import { Card, CardHeader } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { OUTCOMES } from '@/lib/company/notifications/outcomes';
import { getNotificationSettings, listNotices, listRecipients } from '@/lib/company/notifications/queries';
import { requireUser } from '@/lib/edge/server/session';
import { mayUse } from '@/lib/identity/access/permissions';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { PLANS } from '@/lib/providers/billing/plans';
import { followsPermits } from '@/lib/tracking/permits/queries';
import { History } from './_components/history';
import { Recipients } from './_components/recipients';
import { SettingsForm } from './_components/settings-form';
import {
  addRecipientAction,
  changeRecipientAction,
  removeRecipientAction,
  saveSettingsAction,
} from './actions';

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const HISTORY_LENGTH = 50;

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'notifications' });
  return { title: t('title') };
}

export default async function NotificationsPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, company } = await requireUser(locale);
  const asked = (await searchParams).outcome;
  const outcome = OUTCOMES.find((known) => known === asked) ?? null;
  const [settings, recipients, notices, follows, t] = await Promise.all([
    getNotificationSettings(ctx),
    listRecipients(ctx),
    listNotices(ctx, HISTORY_LENGTH, outcome),
    followsPermits(ctx),
    getTranslations('notifications'),
  ]);
  const plan = PLANS[company.tier ?? 'solo'];
  const clock = { now: ctx.now, timeZone: company.timeZone };
  const readOnly = !mayUse('notifications.change', company);
  return (
    <>
      <PageHeader eyebrow={company.name} title={t('title')} description={t('description')} />
      {follows ? null : (
        <Alert tone="info" title={t('unfollowed.title')} className="mb-6">
          {t('unfollowed.text')}
        </Alert>
      )}
      {readOnly ? <Alert tone="info" title={t('readOnly')} className="mb-6" /> : null}
      <div className="mb-6 grid items-start gap-6 lg:grid-cols-2">
        <ClientMessages namespaces={['notifications']}>
          <Card as="section" beam>
            <CardHeader title={t('settings.title')} />
            <SettingsForm
              // What another person saved meanwhile replaces what stands here unsaved only when it differs.
              key={JSON.stringify(settings)}
              settings={settings}
              plan={{ sms: plan.sms, cadence: plan.cadence }}
              withoutPhone={recipients.filter((recipient) => recipient.phone === null).length}
              readOnly={readOnly}
              save={saveSettingsAction}
            />
          </Card>
          <Recipients
            recipients={recipients}
            limit={plan.recipients}
            reaches={{
              email: settings.methods.includes('email'),
              sms: settings.methods.includes('sms') && plan.sms,
            }}
            readOnly={readOnly}
            add={addRecipientAction}
            change={changeRecipientAction}
            remove={removeRecipientAction}
            company={{ locale: company.locale, timeZone: company.timeZone, urgency: settings.urgency }}
            clock={clock}
          />
        </ClientMessages>
      </div>
      <History notices={notices} clock={clock} outcome={outcome} />
    </>
  );
}
